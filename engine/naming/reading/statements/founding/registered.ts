/** The year in which a company was entered in the trade register. */

/** 'Ingeschreven in 2008', 'registered since 2008', where the register is named */
// Bounded: the at most 80 characters of a sentence before a year and 100 behind it
const REGISTER = /kvk|k\.v\.k|koophandel|handelsregister|chamber of commerce|(?:trade|business|commercial) register/iu
const REGISTERED_BEFORE =
  /(?<!\p{L})(?:ingeschreven|inschrijving|inschrijfdatum|registered|entered|registration)(?!\p{L})[^\d\n;|,]{0,45}?(?: (?:in|op|sinds|since|on|van|from)|:) (?:\d{1,2} \p{L}{3,9} )?$/iu
const REGISTERED_AFTER = /^ [^.;,\d\n]{0,45}?(?:ingeschreven|registered|entered)(?!\p{L})/iu
/** 'Sinds 2015 ingeschreven als leerbedrijf' */
const REGISTERED_AS =
  /(?<!\p{L})(?:leerbedrijf|keurmerk|erkend|certified|BIG-register|vakregister|brancheregister)(?!\p{L})/iu

export function isRegistered(before: string, after: string): boolean {
  const said = before + after
  return (
    REGISTER.test(said) &&
    (REGISTERED_BEFORE.test(before) || (ON_A_DATE.test(before) && REGISTERED_AFTER.test(after))) &&
    !REGISTERED_AS.test(said)
  )
}
const ON_A_DATE = /(?<!\p{L})(?:in|op|sinds|since|on) (?:\d{1,2} \p{L}{3,9} )?$/iu
