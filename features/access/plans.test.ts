import { expect, test } from 'vitest'
import { allows, limit, PLAN_LABELS } from './plans.ts'

test('the plans are called Gratis, Pro and Expert', () => {
  expect(Object.values(PLAN_LABELS)).toEqual(['Gratis', 'Pro', 'Expert'])
})

test('Gratis is read by ChatGPT, gets a hosted and validated llms.txt, and nothing more', () => {
  expect(allows('free', 'platform-chatgpt')).toBe(true)
  expect(allows('free', 'hosted-llms-txt')).toBe(true)
  expect(allows('free', 'llms-txt-validation')).toBe(true)
  for (const feature of [
    'all-platforms',
    'extended-info',
    'full-analysis',
    'competitors',
    'document-upload',
  ] as const) {
    expect(allows('free', feature)).toBe(false)
    expect(allows('pro', feature)).toBe(true)
    expect(allows('expert', feature)).toBe(true)
  }
})

test('only Expert has more than one website', () => {
  expect(allows('pro', 'extra-domains')).toBe(false)
  expect(allows('expert', 'extra-domains')).toBe(true)
})

test('the quotas match the decisions', () => {
  const quotas = (['free', 'pro', 'expert'] as const).map((plan) => ({
    comparisons: limit(plan, 'comparisons-a-month'),
    analyses: limit(plan, 'analyses-a-day'),
    domains: limit(plan, 'extra-domains'),
    description: limit(plan, 'description-characters'),
  }))
  expect(quotas).toEqual([
    { comparisons: 0, analyses: 0, domains: 0, description: 100 },
    { comparisons: 10, analyses: 20, domains: 0, description: Number.POSITIVE_INFINITY },
    { comparisons: 30, analyses: 20, domains: 10, description: Number.POSITIVE_INFINITY },
  ])
})
