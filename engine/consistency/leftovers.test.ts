import { afterAll, describe, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { madeUpSite } from '#tests/support/leftover-sites.ts'
import { CHANGES, changedFacts } from '#tests/support/made-up-companies.ts'
import type { SourceComparison } from './facts.ts'
import { compareLinkedPage, comparePastedPage, compareWebsite } from './reading/compare-sources.ts'

afterAll(closeAuditWorkers)

const SITES = Array.from({ length: 30 }, (_, at) => madeUpSite(at))

function compared(site: (typeof SITES)[number]): SourceComparison[] {
  const { present, former, website } = site
  const given = { present, former }
  const elsewhere = { ...given, website, takenAt: site.evidence.takenAt }
  return [
    ...compareWebsite(site.evidence, site.profileJson, given).sources,
    ...site.linked.map((page) => compareLinkedPage(page, elsewhere)),
    ...site.pasted.map((page) => comparePastedPage(page, elsewhere)),
  ]
}

const keyOf = (one: { kind: string; fact: string; page: string }) => `${one.kind} · ${one.fact} · ${one.page}`

function leftoversIn(sources: SourceComparison[]): string[] {
  return sources.flatMap(({ kind, facts }) =>
    Object.entries(facts).flatMap(([fact, { stated }]) =>
      stated.filter(({ isFormer }) => isFormer).map(({ page }) => keyOf({ kind, fact, page })),
    ),
  )
}

describe.each(SITES)('$title', (site) => {
  const sources = compared(site)

  test('every planted leftover is found, and nothing else is called one', () => {
    expect([...new Set(leftoversIn(sources))].toSorted()).toEqual([...new Set(site.planted.map(keyOf))].toSorted())
  })

  test('one place is named once', () => {
    for (const { facts } of sources)
      for (const { stated } of Object.values(facts)) {
        const spots = stated
          .filter(({ isFormer }) => isFormer)
          .map(({ value, page, place, quote }) => JSON.stringify([value, page, place, quote]))
        expect(spots).toEqual([...new Set(spots)])
      }
  })

  test('whatever holds no leftover is the same or absent, in every notation', () => {
    const planted = new Set(site.planted.map(({ kind, fact }) => `${kind} ${fact}`))
    const wrong = sources.flatMap(({ kind, facts }) =>
      Object.entries(facts)
        .filter(([fact, { outcome }]) => outcome !== 'same' && outcome !== 'absent' && !planted.has(`${kind} ${fact}`))
        .map(([fact, { outcome, stated }]) => `${kind} ${fact} ${outcome}: ${stated[0]?.quote ?? ''}`),
    )
    expect(wrong).toEqual([])
  })

  test('every leftover has its place and a quote', () => {
    for (const { facts } of sources)
      for (const { outcome, stated } of Object.values(facts))
        if (outcome === 'differs') for (const { quote, page } of stated) expect(quote && page).toBeTruthy()
  })
})

test('the made-up sites cover every kind of change, and leave something behind in each kind of source', () => {
  const kinds = new Set(SITES.flatMap(({ planted }) => planted.map(({ kind }) => kind)))
  const facts = new Set(SITES.flatMap(({ planted }) => planted.map(({ fact }) => fact)))
  expect(kinds.size).toBe(6)
  expect([...facts].toSorted()).toEqual([...new Set(CHANGES.flatMap(changedFacts))].toSorted())
  expect(SITES.every(({ planted }) => planted.length > 0)).toBe(true)
})
