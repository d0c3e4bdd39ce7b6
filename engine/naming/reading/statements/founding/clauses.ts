/** What is said beside a year, without what stands there of something else. */

// Bounded in this file: the at most 160 characters around a year

/** 'Volgens de website dateert het hotel uit 1984': it is not the website that does. */
const AS_ITS_SITE_SAYS =
  /(?<!\p{L})(?:volgens|according to|op|on|from|via) (?:de|het|the|hun|haar|its|their) (?:eigen |own )?(?:website|site|handelsregister|trade register)(?:,? |(?=[.;)\n]|$))/iu

/** With blanks in its place, so that everything else stays where it is. */
export const withoutSource = (said: string) => said.replace(AS_ITS_SITE_SAYS, (source) => ' '.repeat(source.length))

export const AND = / (?:en|and) /u
/** 'Run by its owner, and it has been open since 2003' */
const AND_IT = /,? (?:en|and) (?:it|they|het|ze) (?!.* (?:en|and) )[^.;]*$/u
/** 'Staat ingeschreven onder KvK-nummer 65829143 en is gestart in 2018', 'sinds 2008, and Ingrid is its director': what is said beside the year. */
export function clauseOf(said: string, year: number): string {
  const stop = said.slice(year).search(AND)
  const start = said.slice(0, year).search(AND_IT)
  return said
    .slice(Math.max(0, start), stop < 0 ? said.length : year + stop)
    .replace(/(?:ingeschreven|geregistreerd|registered) (?:[^,.;\d]{0,40} )?\d[\d ]{5,12} (?:en|and) /iu, '')
}
