/** Everything that can be wrong with an llms.txt: what is said of it, and whether it breaks readers ('fout') or not ('advies'). */

const ERRORS = {
  empty: 'Het bestand is leeg.',
  'web-page': 'Dit is een webpagina, geen llms.txt. Controleer of het bestand echt op dit adres staat.',
  'byte-order-mark': 'Het bestand begint met een onzichtbaar teken (BOM); lezers lopen daarop vast.',
  'line-ending': 'De regels eindigen op Windows-wijze (CRLF); gebruik alleen LF.',
  'no-title': 'De eerste regel moet de naam zijn, als kop: # Naam.',
  'text-before-title': 'Voor de kop met de naam mag niets staan.',
  'second-title': 'Er mag maar één kop met één # staan.',
  'empty-heading': 'Deze kop heeft geen tekst.',
  'long-summary': 'De samenvatting moet op één regel staan; de rest gaat verloren.',
  'late-summary': 'De samenvatting (> …) hoort direct onder de naam.',
  'no-summary-nor-detail': 'Zet onder de naam een samenvatting (> …) en minstens één regel met feiten.',
  'deep-heading': 'Alleen koppen met # en ## mogen; deze valt weg of wordt een losse sectie.',
  'underlined-heading': 'Een streep onder een regel maakt er een kop van; zet er een lege regel tussen.',
  'indented-heading': 'Een kop begint zonder spaties ervoor, met één spatie na de #.',
  'repeated-section': 'Deze sectie staat er al; lezers onthouden alleen de laatste.',
  'empty-section': 'In deze sectie staat geen link.',
  'text-in-section': 'In een sectie mogen alleen links staan: - [titel](https://…): toelichting.',
  'link-form': 'Schrijf een link als - [titel](https://…): toelichting, met een streepje ervoor.',
  'link-title': 'De titel van deze link is leeg of bevat een vierkante haak.',
  'link-separator':
    'Zet tussen link en toelichting een dubbele punt en een spatie; anders gaat de toelichting verloren.',
  'link-address': 'Het adres van deze link moet volledig zijn, met https:// ervoor.',
  'link-brackets': 'Haakjes en spaties in een adres breken de link; schrijf %28, %29 en %20.',
} as const

const ADVICE = {
  comment: 'Niet elke lezer kent opmerkingen (<!-- … -->); laat ze weg.',
  'no-summary': 'Zet onder de naam een samenvatting van één regel: > …',
  'no-detail': 'Zet onder de samenvatting minstens één regel met feiten, anders leest niet elke lezer de samenvatting.',
  'no-blank-line': 'Zet een lege regel voor en na een kop.',
  'no-date': 'Zeg wanneer het bestand is bijgewerkt: - Laatst bijgewerkt: 2026-01-31.',
  'no-link': 'Zet minstens één link in het bestand.',
  'too-short': 'Het bestand is korter dan 50 tekens; controleprogramma’s keuren het dan af.',
  'link-notes': 'Zeg achter de link waar hij over gaat.',
  'link-http': 'Gebruik https:// in plaats van http://.',
  'many-links': 'Meer dan 50 links: assistenten lezen ze niet allemaal. Zet wat gemist kan worden onder ## Optional.',
  'possible-bsn': 'Dit btw-nummer bevat mogelijk een burgerservicenummer; gebruik het btw-id.',
} as const

export type ProblemCode = keyof typeof ERRORS | keyof typeof ADVICE

export interface Problem {
  /** From 1. */
  line: number
  code: ProblemCode
  /** 'fout' breaks the grammar or a reader; 'advies' is our own counsel. */
  severity: 'fout' | 'advies'
  message: string
}

export function problem(line: number, code: ProblemCode): Problem {
  return code in ERRORS
    ? { line, code, severity: 'fout', message: ERRORS[code as keyof typeof ERRORS] }
    : { line, code, severity: 'advies', message: ADVICE[code as keyof typeof ADVICE] }
}
