/**
 * Every remark on an llms.txt, in the languages of the reports. A 'fout' is what the reference parser refuses,
 * or a file that is not an llms.txt; anything else is 'advies'. The same remark can be either, depending on the file.
 */
import type { Language } from '#engine/report/report.ts'

const TEXTS = {
  empty: { nl: 'Het bestand is leeg.', en: 'The file is empty.' },
  'web-page': {
    nl: 'Dit is een webpagina, geen llms.txt. Controleer of het bestand echt op dit adres staat.',
    en: 'This is a web page, no llms.txt. Check whether the file really stands at this address.',
  },
  'byte-order-mark': {
    nl: 'Het bestand begint met een onzichtbaar teken (BOM); lezers lopen daarop vast.',
    en: 'The file begins with an invisible character (BOM), which readers trip over.',
  },
  'line-ending': {
    nl: 'De regels eindigen op Windows-wijze (CRLF); kies liever LF, dan blijft er niets achter de namen hangen.',
    en: 'The lines end the Windows way (CRLF); LF is better, as nothing then sticks to the names.',
  },
  'no-title': {
    nl: 'De eerste regel moet de naam zijn, als kop: # Naam.',
    en: 'The first line must be the name, as a heading: # Name.',
  },
  'head-unreadable': {
    nl: 'Zet een lege regel onder de naam, en daaronder een samenvatting of feiten; anders kan een lezer niets met het bestand.',
    en: 'Put an empty line below the name, and below that a summary or facts; else readers cannot read the file.',
  },
  'text-before-title': {
    nl: 'Zet niets voor de kop met de naam.',
    en: 'Put nothing before the heading with the name.',
  },
  'second-title': {
    nl: 'Gebruik maar één kop met één #: de naam.',
    en: 'Use only one heading with one #: the name.',
  },
  'empty-heading': { nl: 'Deze kop heeft geen tekst.', en: 'This heading has no text.' },
  'long-summary': {
    nl: 'Zet de samenvatting op één regel; van de rest maken lezers gewone tekst.',
    en: 'Put the summary on one line; readers make ordinary text of the rest.',
  },
  'late-summary': {
    nl: 'Zet de samenvatting (> …) direct onder de naam.',
    en: 'Put the summary (> …) right below the name.',
  },
  'no-summary-nor-detail': {
    nl: 'Zet onder de naam een samenvatting (> …) en minstens één regel met feiten: er zijn lezers die met een naam alleen niets kunnen.',
    en: 'Put a summary (> …) and at least one line of facts below the name: some readers can do nothing with a name alone.',
  },
  'deep-heading': {
    nl: 'Gebruik alleen koppen met # en ##; van deze maken lezers een losse sectie of gewone tekst.',
    en: 'Use headings with # and ## only; of this one readers make a section of its own or ordinary text.',
  },
  'underlined-heading': {
    nl: 'Een streep onder een regel maakt er een kop van; zet er een lege regel tussen.',
    en: 'A rule below a line makes a heading of it; put an empty line between them.',
  },
  'indented-heading': {
    nl: 'Begin een kop zonder spaties ervoor, met één spatie na de #.',
    en: 'Begin a heading without spaces before it and with one space after the #.',
  },
  'repeated-section': {
    nl: 'Deze sectie staat er al; lezers onthouden alleen de laatste.',
    en: 'This section is there already; readers remember the last one only.',
  },
  'empty-section': { nl: 'In deze sectie staat geen link.', en: 'This section holds no link.' },
  'text-in-section': {
    nl: 'Zet in een sectie alleen links: - [titel](https://…): toelichting.',
    en: 'Put only links in a section: - [title](https://…): notes.',
  },
  'link-form': {
    nl: 'Schrijf een link als - [titel](https://…): toelichting, met een streepje ervoor.',
    en: 'Write a link as - [title](https://…): notes, with a hyphen before it.',
  },
  'link-title': {
    nl: 'De titel van deze link is leeg of bevat een vierkante haak.',
    en: 'The title of this link is empty or holds a square bracket.',
  },
  'link-separator': {
    nl: 'Zet tussen link en toelichting een dubbele punt en een spatie; anders gaat de toelichting verloren.',
    en: 'Put a colon and a space between link and notes; else the notes are lost.',
  },
  'link-address': {
    nl: 'Schrijf het adres van deze link volledig, met https:// ervoor.',
    en: 'Write the address of this link in full, with https:// before it.',
  },
  'link-brackets': {
    nl: 'Haakjes en spaties in een adres breken de link; schrijf %28, %29 en %20.',
    en: 'Brackets and spaces in an address break the link; write %28, %29 and %20.',
  },
  comment: {
    nl: 'Niet elke lezer kent opmerkingen (<!-- … -->); laat ze weg.',
    en: 'Not every reader knows comments (<!-- … -->); leave them out.',
  },
  'no-summary': {
    nl: 'Zet onder de naam een samenvatting van één regel: > …',
    en: 'Put a summary of one line below the name: > …',
  },
  'no-detail': {
    nl: 'Zet onder de samenvatting minstens één regel met feiten, anders leest niet elke lezer de samenvatting.',
    en: 'Put at least one line of facts below the summary, else not every reader reads the summary.',
  },
  'no-blank-line': {
    nl: 'Zet een lege regel voor en na een kop.',
    en: 'Put an empty line before and after a heading.',
  },
  'no-date': {
    nl: 'Zeg wanneer het bestand is bijgewerkt: - Laatst bijgewerkt: 2026-01-31.',
    en: 'Say when the file was updated: - Last updated: 2026-01-31.',
  },
  'no-link': { nl: 'Zet minstens één link in het bestand.', en: 'Put at least one link in the file.' },
  'too-short': {
    nl: 'Het bestand is korter dan 50 tekens; controleprogramma’s keuren het dan af.',
    en: 'The file is shorter than 50 characters; programs that check it will then reject it.',
  },
  'link-notes': { nl: 'Zeg achter de link waar hij over gaat.', en: 'Say after the link what it is about.' },
  'link-http': {
    nl: 'Gebruik https:// in plaats van http://.',
    en: 'Use https:// instead of http://.',
  },
  'many-links': {
    nl: 'Meer dan 50 links: assistenten lezen ze niet allemaal. Zet wat gemist kan worden onder ## Optional.',
    en: 'More than 50 links: assistants do not read them all. Put what can be missed below ## Optional.',
  },
  'possible-bsn': {
    nl: 'Dit btw-nummer bevat mogelijk een burgerservicenummer; gebruik het btw-id.',
    en: 'This VAT number may hold a citizen service number; use the VAT id.',
  },
} as const satisfies Record<string, Record<Language, string>>

export type ProblemCode = keyof typeof TEXTS

export interface Problem {
  /** From 1. */
  line: number
  code: ProblemCode
  /** 'fout': a reader cannot read it. 'advies': it can be better. */
  severity: 'fout' | 'advies'
  /** In Dutch. */
  message: string
}

export function problem(line: number, code: ProblemCode, severity: Problem['severity'] = 'advies'): Problem {
  return { line, code, severity, message: TEXTS[code].nl }
}

export function problemMessage({ code }: Problem): Record<Language, string> {
  return TEXTS[code]
}
