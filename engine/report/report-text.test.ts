import { expect, it } from 'vitest'
import type { ReportChange } from './report.ts'
import { changeLine } from './report-text.ts'

const change = (also: Partial<ReportChange>) => ({ from: 65, to: 70, points: 5, held: null, ...also }) as ReportChange

it.each([
  ['en', { says: 'Put it on your home page as JSON-LD.' }, 'Put it on your home page as JSON-LD (from 65 to 70).'],
  ['nl', { says: 'Maak een sitemap.' }, 'Maak een sitemap (van 65 naar 70).'],
  ['nl', { says: 'Maak een sitemap.', points: 0 }, 'Maak een sitemap (minder dan één punt).'],
  ['en', { says: 'Say it.', points: 0, held: 'noindex' }, 'Say it (counts once the ceiling of 65 is gone).'],
  [
    'nl',
    { says: 'Laat ons toe.', to: null },
    'Laat ons toe (wat het oplevert, is te meten zodra we de site mogen lezen).',
  ],
] as const)('states a change and what it brings in one sentence: %s, %o', (language, also, expected) =>
  expect(changeLine(change(also), language)).toBe(expected))
