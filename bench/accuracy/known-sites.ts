/** Recorded websites whose facts a person wrote down: the project's own, and a folder of <id>/facts.json with <id>/www. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Expected } from '#tests/golden/score-facts.ts'

export interface KnownSite {
  id: string
  folder: string
  url: string
  facts: Expected['facts']
  absent: string[]
}

const GOLDEN = fileURLToPath(new URL('../../tests/golden', import.meta.url))

export function goldenSites(): KnownSite[] {
  return foldersIn(GOLDEN, 'expected.json').map(({ id, path, file }) => {
    const { url, facts, absent } = JSON.parse(readFileSync(file, 'utf8')) as Expected
    return { id, folder: join(path, 'www'), url, facts, absent }
  })
}

/** Fields that have another name in the other form. Anything else in it is a note. */
const NAMES: Record<string, string> = {
  name: 'name',
  legal_name: 'legalName',
  email: 'email',
  phone: 'phone',
  street: 'street',
  postcode: 'postalCode',
  city: 'city',
  country: 'country',
  socials: 'socials',
  kvk: 'kvk',
  btw: 'vat',
  founding_year: 'foundingYear',
  sector: 'sector',
  logo: 'logo',
}

interface Written {
  base_url: string
  facts: Record<string, unknown> & {
    address?: Record<string, string>
    has_faq?: boolean
    phone_also_stated?: string[]
    services_any?: string[]
    socials_any?: string[]
    has_reviews?: boolean
  }
  absent?: string[]
}

export function sitesIn(folder: string): KnownSite[] {
  return foldersIn(folder, 'facts.json').map(({ id, path, file }) => {
    const { base_url, facts: written, absent = [] } = JSON.parse(readFileSync(file, 'utf8')) as Written
    const facts: Expected['facts'] = {}
    for (const [name, value] of Object.entries({ ...written, ...written.address })) {
      const field = NAMES[name]
      if (field) facts[field] = value as string | string[]
    }
    // Any of the numbers that the site states is right.
    if (written.phone_also_stated) facts.phone = [...[facts.phone as string[]].flat(), ...written.phone_also_stated]
    // The wording of hours varies too much to compare, so finding them counts. Of services and profiles at least one listed item must be found.
    if (written.opening_hours) facts.openingHours = true
    if (written.services_any) facts.anyService = written.services_any
    if (written.socials_any) {
      delete facts.socials
      facts.anySocial = written.socials_any
    }
    if (written.has_reviews) facts.reviews = true
    if (written.has_faq) facts.faqs = true
    return {
      id,
      folder: join(path, 'www'),
      url: base_url,
      facts,
      absent: [...absent.map((name) => NAMES[name] ?? name), ...(written.has_faq === false ? ['faqs'] : [])],
    }
  })
}

function foldersIn(folder: string, name: string) {
  return readdirSync(folder)
    .sort()
    .map((id) => ({ id, path: join(folder, id), file: join(folder, id, name) }))
    .filter(({ file }) => existsSync(file))
}
