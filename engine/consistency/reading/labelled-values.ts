/** Values with a label: the lines 'Telefoon: …' of an llms.txt or a register, and the names in llm-profile.json. */
import type { ComparedFact } from '#engine/consistency/facts.ts'
import type { Address } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'

type Part = 'street' | 'postalCode' | 'city'
export type LabelledFact = Exclude<ComparedFact, 'address'> | Part

/** Folded labels: those of our own files, and those of registers and directories. */
const LABELS: Record<LabelledFact, string[]> = {
  name: 'naam name bedrijfsnaam companyname handelsnaam tradename officielenaam legalname statutairenaam'.split(' '),
  legalForm: 'rechtsvorm legalform'.split(' '),
  street: 'straat street streetaddress bezoekadres vestigingsadres adres address straatnaam'.split(' '),
  postalCode: 'postcode postalcode zip zipcode'.split(' '),
  city: 'plaats city addresslocality woonplaats vestigingsplaats'.split(' '),
  phone:
    'telefoon telefoonnummer phone telephone tel mobiel kantoor verkooptelefoon hulptelefoon salestelefoon supporttelefoon'.split(
      ' ',
    ),
  email: 'email emailadres mail verkoopemail hulpemail publicemail salesemail supportemail contactemail'.split(' '),
  website: 'website url websiteurl webadres'.split(' '),
  kvk: 'kvk kvknummer kvknr handelsregister chamberofcommerce coc'.split(' '),
  vat: 'btw btwid btwnummer vat vatid vatnumber'.split(' '),
  foundingYear: 'opgericht oprichtingsjaar foundingdate foundingyear founded'.split(' '),
}
const FACTS = new Map(
  Object.entries(LABELS).flatMap(([fact, labels]) => labels.map((label) => [label, fact as LabelledFact] as const)),
)

export interface Labelled {
  fact: LabelledFact
  value: string
  quote: string
}

export interface LabelledValues {
  values: Labelled[]
  addresses: { address: Address; quote: string }[]
}

const LINE = /^[\s>*+-]{0,6}\*{0,2}([\p{L}][\p{L} ,.()-]{1,30}?)\*{0,2}\s{0,2}:\*{0,2}\s{1,4}(\S.*)$/u
const MOST_LINES = 5_000

export function labelledLines(text: string): LabelledValues {
  const open = collect()
  for (const line of text
    .slice(0, 400_000)
    .split(/\r\n|[\n\r]/)
    .slice(0, MOST_LINES)) {
    const [, label = '', value = ''] = LINE.exec(line.slice(0, 600)) ?? []
    const fact = FACTS.get(fold(label))
    if (fact) open.add(fact, value.trim(), line.trim().slice(0, 200))
    else if (line.trim() === '') open.endAddress()
  }
  return open.end()
}

const MOST_DEPTH = 12
const MOST_VALUES = 5_000
/** Parts of a profile that are about others, or about something else than the company. */
const NOT_OF_COMPANY = new Set(
  'cases reviewbronnen team employee review faqs diensten pakketten socialprofielen images allow'.split(' '),
)

export function labelledJson(data: unknown): LabelledValues {
  const open = collect()
  let seen = 0
  const walk = (value: unknown, key: string, depth: number): void => {
    if (depth > MOST_DEPTH || ++seen > MOST_VALUES || NOT_OF_COMPANY.has(fold(key))) return
    if (Array.isArray(value)) for (const item of value) walk(item, key, depth + 1)
    else if (value !== null && typeof value === 'object') {
      open.endAddress()
      for (const [name, inner] of Object.entries(value)) walk(inner, name, depth + 1)
      open.endAddress()
    } else if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value).trim()
      const fact = FACTS.get(fold(key))
      // The name of a location is no name of the company, and of a list of places each is one.
      const place = fold(key) === 'locations' ? 'city' : fact
      if (place && text && !(place === 'name' && depth > 2)) open.add(place, text, `${key}: ${text}`.slice(0, 200))
      if (fold(key) === 'locations') open.endAddress()
    }
  }
  walk(data, '', 0)
  return open.end()
}

function collect() {
  const values: Labelled[] = []
  const addresses: LabelledValues['addresses'] = []
  let address: Address = {}
  let quotes: string[] = []
  const endAddress = () => {
    if (Object.keys(address).length > 0) addresses.push({ address, quote: quotes.join(' · ').slice(0, 200) })
    address = {}
    quotes = []
  }
  return {
    add(fact: LabelledFact, value: string, quote: string) {
      if (fact === 'street' || fact === 'postalCode' || fact === 'city') {
        if (address[fact]) endAddress()
        Object.assign(address, fact === 'street' ? streetParts(value) : { [fact]: value })
        quotes.push(quote)
      } else values.push({ fact, value, quote })
    },
    endAddress,
    end(): LabelledValues {
      endAddress()
      return { values, addresses }
    },
  }
}

/** 'Molenstraat 12, 1811 AB Alkmaar' after one label. */
function streetParts(value: string): Address {
  const parts = /^([^,]{3,80}?),?\s{1,3}([1-9]\d{3}\s?[A-Za-z]{2})\b,?\s{0,3}(.{0,40})$/.exec(value.slice(0, 160))
  if (!parts) return { street: value.slice(0, 120) }
  const city = parts[3]!.trim()
  return { street: parts[1]!, postalCode: parts[2]!, ...(city ? { city } : {}) }
}
