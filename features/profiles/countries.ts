/** Countries as ISO 3166-1 alpha-2 codes; their Dutch names come from the runtime's own CLDR data. */

const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )

const names = new Intl.DisplayNames('nl', { type: 'region' })
const NAMES = new Map(CODES.map((code) => [code, names.of(code) ?? code]))

export function countryName(code: string): string {
  return NAMES.get(code) ?? (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
}

const WITH_DE =
  /eilanden$|^(?:Verenigde|Palestijnse|Franse|Westelijke|Noordelijke|Kleine) | Republiek$|^(?:Bahama’s|Comoren|Faeröer|Filipijnen|Maldiven|Malediven|Seychellen)$/
const WITH_HET = /^(?:Verenigd Koninkrijk|Brits Indische Oceaanterritorium)$/

/** The name with its Dutch article: 'de Verenigde Staten', 'het Verenigd Koninkrijk', 'Nederland'. */
export function countryInSentence(code: string): string {
  const name = countryName(code)
  if (WITH_HET.test(name)) return `het ${name}`
  return WITH_DE.test(name) ? `de ${name}` : name
}

/** Every country, the Netherlands and Belgium first, then by Dutch name. */
export const COUNTRIES: { code: string; name: string }[] = CODES.map((code) => ({
  code,
  name: countryName(code),
})).sort((a, b) => Number(b.code === 'BE') - Number(a.code === 'BE') || a.name.localeCompare(b.name, 'nl'))
COUNTRIES.unshift(
  ...COUNTRIES.splice(
    COUNTRIES.findIndex((country) => country.code === 'NL'),
    1,
  ),
)
