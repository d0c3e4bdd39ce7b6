import { expect, test } from 'vitest'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import type { FactKind } from './facts.ts'
import { judgeAnswer } from './judge-answer.ts'
import { prepareCompany } from './known-company.ts'

const NAME = 'Zilverlinde Optiek'
const OTHER = 'Brillenhuis Meppel'
const known = prepareCompany(
  plainCompany({
    ...{ name: NAME, sector: 'opticien', foundingYear: 1987, kvk: '12345678', legalForm: 'bv' },
    ...{ phones: ['0522 55 54 19'], emails: ['info@zilverlinde.nl'], websites: ['https://zilverlinde.nl'] },
    addresses: [{ street: 'Kade 17', postalCode: '7944 HT', city: 'Meppel' }],
    services: ['Oogmeting', 'Contactlenzen'],
    team: [{ name: 'Femke Bos', role: 'eigenaar' }],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:30-18:00; za 09:30-17:00; zo gesloten'],
  }),
  [{ name: OTHER }],
)

interface Told {
  own: string
  another: string
  labels: readonly string[]
  sign: string
  dutch: string
  english: string
}
/** What the company has and what another would have, and how an answer labels or says it; '~' stands for the value. */
const TOLD: Partial<Record<FactKind, Told>> = {
  address: {
    ...{ own: 'Kade 17, 7944 HT Meppel', another: 'Kade 71, 7944 HT Meppel', labels: ['Adres', 'Address'] },
    ...{ sign: '📍 ~', dutch: 'De winkel zit aan ~.', english: 'It’s at ~.' },
  },
  phone: {
    ...{ own: '0522 55 54 19', another: '0522 55 45 19', labels: ['Telefoon', 'Tel.', 'Phone'] },
    ...{ sign: '📞 ~', dutch: 'Bellen kan op ~.', english: 'Call ~.' },
  },
  email: {
    ...{ own: 'info@zilverlinde.nl', another: 'contact@zilverlinde.nl', labels: ['E-mail', 'Email'] },
    ...{ sign: '✉️ ~', dutch: 'Mailen kan naar ~.', english: 'Email ~.' },
  },
  website: {
    ...{ own: 'zilverlinde.nl', another: 'zilverlindeoptiek.nl', labels: ['Website', 'Site'] },
    ...{ sign: '🌐 ~', dutch: 'Meer informatie staat op ~.', english: 'See ~ for details.' },
  },
  hours: {
    ...{ own: 'za 9.30–17.00', another: 'za 10.00–16.00', labels: ['Openingstijden', 'Opening hours'] },
    ...{ sign: '🕒 ~', dutch: 'Open op ~.', english: 'Opening hours: ~.' },
  },
  kvk: {
    ...{ own: '12345678', another: '12345687', labels: ['KvK', 'KvK-nummer', 'CoC number'] },
    ...{ sign: '🧾 KvK ~', dutch: 'Het KvK-nummer is ~.', english: 'KvK number ~.' },
  },
  foundingYear: {
    ...{ own: '1987', another: '1978', labels: ['Opgericht', 'Sinds', 'Founded'] },
    ...{ sign: '📅 Sinds ~', dutch: 'De zaak bestaat sinds ~.', english: 'In business since ~.' },
  },
  team: {
    ...{ own: 'Femke Bos', another: 'Sanne Visser', labels: ['Eigenaar', 'Owner'] },
    ...{ sign: '👤 Eigenaar: ~', dutch: 'De eigenaar is ~.', english: 'The owner is ~.' },
  },
}

const layoutsOf = ({ labels, sign, dutch, english }: Told) => [
  `**1. ${NAME}**\nGoede opticien in Meppel.\n${sign}\n\n**2. ${OTHER}**\nOok goed.`,
  `1. **${NAME}**\n   ${sign}\n\n2. **${OTHER}**\n   📍 Markt 3`,
  `## ${NAME}\n\nEen opticien in Meppel.\n\n${sign}`,
  `- ${NAME} is een opticien in Meppel.\n- ${dutch}`,
  `- ${NAME} is an optician in Meppel.\n- ${english}`,
  `${NAME} in Meppel doet oogmetingen. ${dutch} ${OTHER} is een alternatief.`,
  `${NAME} is an optician in Meppel.\n\n${english}`,
  `Ja, ${NAME} doet oogmetingen.\n\n**Praktisch**\n- ${dutch}`,
  `### 1. ${NAME}\n- Opticien in Meppel\n- ${dutch}\n\n### 2. ${OTHER}\n- Opticien`,
  `**${NAME}**\n✅ Goede reviews\n✅ ${dutch}`,
  `> ${NAME}, Meppel. ${english}`,
  `${NAME} → ${english}`,
  ...labels.flatMap((label) => [
    `**${NAME}**\n\n- **${label}:** ~`,
    `${NAME}\n${label}: ~`,
    `### ${NAME}\n* **${label}**: ~`,
    `**${NAME}**\n\n- ${label} – ~`,
    `| | ${NAME} |\n|---|---|\n| ${label} | ~ |`,
    `Gegevens van ${NAME}:\n\n| Kenmerk | Waarde |\n|---|---|\n| ${label} | ~ |`,
    `| Bedrijf | ${label} |\n|---|---|\n| ${NAME} | ~ |\n| ${OTHER} | onbekend |`,
    `1. **${NAME}**\n   - ${label}: ~\n2. **${OTHER}**`,
    `| Bedrijf | Plaats | ${label} |\n| ${NAME} | Meppel | ~ |\n| ${OTHER} | Meppel | - |`,
    `Bedrijf | Plaats | ${label}\n--------+--------+-----\n${NAME} | Meppel | ~`,
    `| Bedrijf | Gegevens |\n|---|---|\n| ${NAME} | Meppel<br>${label}: ~ |\n| ${OTHER} | Meppel |`,
    `**${NAME}**\n\n**${label}**\n~`,
  ]),
]

test.each(Object.entries(TOLD) as [FactKind, Told][])('%s is read in any layout', (fact, told) => {
  const unread = layoutsOf(told).flatMap((layout) =>
    ([told.own, told.another] as const).flatMap((value) => {
      const answer = layout.replace('~', value)
      const verdict = judgeAnswer(answer, known).facts.find((one) => one.fact === fact)!.verdict
      return verdict === (value === told.own ? 'right' : 'wrong') ? [] : [answer]
    }),
  )
  expect(unread).toEqual([])
})

/** What is not nearly the company's own. */
const OF_OTHERS: Partial<Record<FactKind, string>> = {
  ...{ address: 'Markt 3, 7941 AB Meppel', phone: '0522 11 22 33', email: 'info@anders.nl', website: 'anders.nl' },
  kvk: '87654321',
}
const othersOf = ({ labels: [label = ''], sign, dutch, english }: Told, other: string) => [
  `**1. ${NAME}**\nGoede opticien in Meppel.\n\n**2. ${other}**\nOok goed.\n${sign}`,
  `1. **${other}**\n   - ${label}: ~\n2. **${NAME}**\n   - Goede reviews in Meppel`,
  `1. **${NAME}** – opticien in Meppel\n2. **${other}** – ${label.toLowerCase()} ~`,
  `${NAME} is een opticien in Meppel. ${other} is een alternatief. ${dutch}`,
  `${NAME} is an optician in Meppel. ${other} is another option. ${english}`,
  `- ${NAME} is een opticien in Meppel.\n- ${other} is ook een optie.\n- ${dutch}`,
  `- **${NAME}**: goede opticien in Meppel\n- **${other}**: ${label.toLowerCase()} ~`,
  `${NAME} is een opticien in Meppel.\n\nEen alternatief is ${other}. ${dutch}`,
  `## ${NAME}\nOpticien in Meppel.\n\n## ${other}\n- ${label}: ~`,
  `A. ${NAME}\nOpticien in Meppel.\n\nB. ${other}\n${label}: ~`,
  `A) ${NAME} – opticien in Meppel\nB) ${other} – ${label}: ~`,
  ...(other.includes(' ') ? [`**${NAME}**\n- Plaats: Meppel\n\n**${other}**\n- ${label}: ~`] : []),
  `| | ${NAME} | ${other} |\n|---|---|---|\n| Plaats | Meppel | Meppel |\n| ${label} | - | ~ |`,
  `| Bedrijf | Plaats | ${label} |\n|---|---|---|\n| ${NAME} | Meppel | onbekend |\n| ${other} | Meppel | ~ |`,
  `Anders dan ${other} (${label.toLowerCase()}: ~) zit ${NAME} in Meppel aan het water.`,
  `${NAME} – Meppel\n${other} – ~`,
  ...[
    ...['Ook ~~ is een aanrader.', 'Daarnaast is er ~~.', 'Je kunt ook naar ~~ gaan.', 'Verder is ~~ een goede keuze.'],
    ...['~~ is goedkoper.', '~~ (Meppel) heeft meer keuze.', '~~ zit ook in Meppel.', '~~ offers more choice.'],
    ...['There is also ~~.', 'As an alternative, consider ~~.', 'You could also try ~~.', 'Vergelijk het eens met ~~.'],
  ].map((said) => `${NAME} is een opticien in Meppel. ${said.replace('~~', other)} ${dutch}`),
  `${NAME} in Meppel wordt vaak vergeleken met ${other}. Dat bedrijf: ${label.toLowerCase()} ~.`,
]

test.each(
  Object.entries(TOLD) as [FactKind, Told][],
)('%s of another, known or not, is none of the company’s', (fact, told) => {
  const misread = [OTHER, 'Van Dam Brillen', 'Specsavers', 'De Bril'].flatMap((other) =>
    othersOf(told, other).flatMap((layout) => {
      const answer = layout.replace('~', OF_OTHERS[fact] ?? told.another)
      return judgeAnswer(answer, known).facts.find((one) => one.fact === fact)!.verdict === 'absent' ? [] : [answer]
    }),
  )
  expect(misread).toEqual([])
})

const LIST = `1. **${OTHER}** – bekend\n2. **${NAME}** – vlot geholpen\n3. **Van Dam Brillen** – wat duurder\n\n`
const row = (label: string, cell: string) =>
  `| Bedrijf | ${label} | Plaats |\n|---|---|---|\n| ${NAME} | ${cell} | Meppel |\n| ${OTHER} | 10–14 | Meppel |`
test.each<[FactKind, 'right' | 'wrong' | 'absent', string[]]>([
  [
    'hours',
    'wrong',
    [
      ...[row('Sat.', 'closed'), row('Za.', 'dicht'), row('Zo.', 'open'), `${LIST}Nummer 2 is op zaterdag gesloten.`],
      ...[`${LIST}De tweede optie is op zaterdag dicht.`, `${LIST}Alleen ${NAME} is op zondag open.`],
      `Openingstijden van ${NAME}:\n\n| Dag | Tijd |\n|---|---|\n| Za | – |\n| Ma | 13–18 |`,
    ],
  ],
  ['foundingYear', 'right', [row('Opr.', '1987')]],
  ['foundingYear', 'wrong', [row('Opr.', '1978')]],
  ['hours', 'right', [row('Sun.', 'closed'), `${LIST}Only ${NAME} is open on Saturday.`]],
  [
    'hours',
    'absent',
    [
      ...[row('Zaterdag', '–'), row('Sat.', '-'), `${LIST}Nummer 3 is op zaterdag gesloten.`],
      ...[`${LIST}Geen van drieën is op zaterdag open.`, `${LIST}None of them is open on Sundays.`],
    ],
  ],
  [
    'services',
    'wrong',
    [`${LIST}None of the three offers contactlenzen.`, `${LIST}Geen van drieën doet contactlenzen.`],
  ],
  ['services', 'right', [`${LIST}Number 2 also offers contactlenzen.`, `${LIST}De tweede doet ook contactlenzen.`]],
  [
    'services',
    'absent',
    [
      ...['n/a', 'n.v.t.', 'N.b.', 'niet gevonden', 'geen info'].map((cell) => row('Contactlenzen', cell)),
      ...[`${LIST}Number 3 also offers contactlenzen.`, `${LIST}De eerste en de derde doen ook contactlenzen.`],
    ],
  ],
  [
    'sector',
    'right',
    [
      ...[
        'Dit zijn drie opticiens in Meppel.',
        'Alle drie de bedrijven zijn opticiens.',
        'All of these are opticians.',
      ],
      ...['Those are three opticians worth a visit.', 'Zo heb je drie opticiens in Meppel op een rij.'],
    ].map((said) => LIST + said),
  ],
  [
    'sector',
    'wrong',
    [`${NAME} | Slager | Meppel`, `### ${NAME}\n*Slager in Meppel, sinds 1987*`, `> **${NAME}**\n> Slager · Meppel`],
  ],
  ['email', 'right', [`| Bedrijf | Mail |\n|---|---|\n| ${NAME} | [mail](mailto:info@zilverlinde.nl) |`]],
])('%s is %s in a cell or below a list', (fact, verdict, answers) => {
  const misread = answers.filter(
    (answer) => judgeAnswer(answer, known).facts.find((one) => one.fact === fact)!.verdict !== verdict,
  )
  expect(misread).toEqual([])
})
