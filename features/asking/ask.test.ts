/** Asking each of the five assistants in its own wire format, on loopback. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ASKED_ASSISTANTS, type AssistantServers, startAssistants } from '#tests/support/assistant-servers.ts'
import { ASKING_BOUNDS, ask, type Bounds } from './ask.server.ts'
import type { AskedAssistant } from './asking.ts'

const QUESTION = { text: 'Wat doet De Korenaar in Utrecht?', country: 'NL', language: 'nl' }
const NOW = new Date('2026-11-22T12:00:00Z')
const TEXT = 'De Korenaar is een bakkerij in Utrecht [2].'
const OWN = { url: 'https://www.dekorenaar.example/brood', title: 'Brood' }
const GUIDE = { url: 'https://gids.example/bakkers', title: 'Bakkers' }
const SAID = { text: TEXT, opened: [GUIDE, OWN], cited: [OWN] }

let servers: AssistantServers
beforeAll(async () => {
  servers = await startAssistants()
})
afterAll(() => servers.close())

const asked = (
  assistant: AskedAssistant,
  { signal = new AbortController().signal, ...bounds }: Partial<Bounds> & { signal?: AbortSignal } = {},
) =>
  ask(servers.accesses[assistant], assistant, QUESTION, {
    ...{ signal, now: () => NOW },
    bounds: { ...ASKING_BOUNDS, ...bounds },
  })
const lastRequest = () => servers.requests.at(-1)!

describe.each(ASKED_ASSISTANTS)('%s', (assistant) => {
  test('answers with its text, its model, the pages it opened and those it cites', async () => {
    servers.reply(assistant, SAID)
    const outcome = await asked(assistant)
    expect(outcome).toMatchObject({
      ok: true,
      answer: { text: TEXT, at: NOW, usage: { inputTokens: 900, outputTokens: 120 } },
    })
    if (!outcome.ok) return
    const { model, sourcesOpened, sourcesCited } = outcome.answer
    expect(model).toContain(`${assistant}-model`)
    expect(sourcesOpened.map(({ url, site }) => [url, site])).toEqual([
      [GUIDE.url, 'gids.example'],
      [OWN.url, 'dekorenaar.example'],
    ])
    expect(sourcesCited.map(({ url }) => url)).toEqual([OWN.url])
    expect(sourcesCited[0]!.title).toBe('Brood')
  })

  test('is asked once, with its search on, with its own key, and with a limit to the length', async () => {
    servers.reply(assistant, SAID)
    const before = servers.requests.length
    await asked(assistant)
    expect(servers.requests).toHaveLength(before + 1)
    const { body, headers, path } = lastRequest()
    expect(JSON.stringify(body)).toContain(QUESTION.text)
    expect(JSON.stringify(body)).toContain('The user is in Netherlands')
    expect(JSON.stringify(body)).toContain(String(ASKING_BOUNDS.tokens))
    expect(JSON.stringify(headers)).toContain(`key-of-${assistant}`)
    expect(path).not.toContain('key-of')
    if (assistant === 'perplexity')
      expect(body).toMatchObject({ web_search_options: { user_location: { country: 'NL' } } })
    else expect(JSON.stringify(body.tools)).toMatch(/web_search|googleSearch/)
  })

  test.each([
    ['a key that is refused', { status: 401 }, { problem: 'unauthorised', status: 401, mayPass: false }],
    [
      'too many requests, with when to come back',
      { status: 429, headers: { 'retry-after': '7' } },
      { problem: 'rate-limited', retryAfterMs: 7_000, mayPass: true },
    ],
    ['too many requests', { status: 429 }, { problem: 'rate-limited', status: 429, mayPass: true }],
    ['a failure of the assistant', { status: 500 }, { problem: 'provider-error', status: 500, mayPass: true }],
    ['a request that it refuses', { status: 404 }, { problem: 'provider-error', status: 404, mayPass: false }],
    ['text instead of JSON', { raw: '<html>Bad gateway' }, { problem: 'malformed', mayPass: true }],
    ['half of its JSON', { raw: '{"id":"resp_1","outp' }, { problem: 'malformed', mayPass: true }],
    ['JSON of something else', { raw: '{"hello":[1]}' }, { mayPass: expect.any(Boolean) }],
    ['nothing', { raw: '' }, { problem: 'malformed' }],
    ['a connection that ends', 'hang-up', { problem: 'provider-error', mayPass: true }],
    ['an answer without text', { ending: 'empty' }, { problem: 'empty' }],
    ['an answer that is cut off', { ending: 'cut-off' }, { problem: 'cut-off', mayPass: false }],
    ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }, { problem: 'provider-error' }],
  ] as const)('fails with %s', async (_, reply, failure) => {
    servers.reply(assistant, reply)
    expect(await asked(assistant)).toMatchObject({ ok: false, failure })
  })

  test('fails with time-out when it does not answer, and ends when its caller stops', async () => {
    servers.reply(assistant, 'silence')
    expect(await asked(assistant, { milliseconds: 50 })).toEqual({
      ok: false,
      failure: { problem: 'time-out', mayPass: true },
    })
    const stopping = new AbortController()
    const before = servers.requests.length
    const asking = asked(assistant, { signal: stopping.signal })
    await expect.poll(() => servers.requests.length).toBe(before + 1)
    stopping.abort(new Error('stopped'))
    await expect(asking).rejects.toThrow('stopped')
  })

  test('is read no further than the limits of an answer', async () => {
    servers.reply(assistant, { ...SAID, text: 'x'.repeat(3_000) })
    expect(await asked(assistant, { bytes: 2_000 })).toEqual({
      ok: false,
      failure: { problem: 'malformed', mayPass: false },
    })
    expect(await asked(assistant, { characters: 2_999 })).toMatchObject({ ok: false, failure: { problem: 'cut-off' } })
  })
})

test.each(['chatgpt', 'gemini', 'claude', 'grok'] as const)('%s says that it will not answer', async (assistant) => {
  servers.reply(assistant, { ending: 'refused' })
  expect(await asked(assistant)).toEqual({ ok: false, failure: { problem: 'refused', mayPass: false } })
})

test.each([
  [
    'chatgpt',
    { status: 429, message: 'You exceeded your current quota, please check your plan', code: 'insufficient_quota' },
  ],
  ['gemini', { status: 400, message: 'API key not valid. Please pass a valid API key.', code: 'INVALID_ARGUMENT' }],
  ['claude', { status: 400, message: 'Your credit balance is too low', code: 'invalid_request_error' }],
  ['grok', { status: 403, message: 'Your team has no credits', code: 'permission_denied' }],
] as const)('%s has a key that is not valid, or has no credit left, in its own words', async (assistant, reply) => {
  servers.reply(assistant, reply)
  expect(await asked(assistant)).toMatchObject({ ok: false, failure: { problem: 'unauthorised', mayPass: false } })
})

test.each([
  [{ 'retry-after': 'Sun, 22 Nov 2026 12:00:30 GMT' }, 30_000],
  [{ 'retry-after-ms': '1500', 'retry-after': '2' }, 1_500],
  [{ 'retry-after': 'Sun, 22 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, undefined],
] as const)('the time to come back is read from %j', async (headers, retryAfterMs) => {
  servers.reply('claude', { status: 429, headers })
  const outcome = await asked('claude')
  expect(outcome.ok ? null : outcome.failure.retryAfterMs).toBe(retryAfterMs)
})

test('the page behind an address of Gemini’s own is known by the host beside it', async () => {
  const redirect = {
    url: 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AA',
    title: 'www.dekorenaar.example',
  }
  servers.reply('gemini', { text: TEXT, opened: [redirect], cited: [redirect] })
  expect(await asked('gemini')).toMatchObject({ answer: { sourcesCited: [{ site: 'dekorenaar.example' }] } })
})

test('a page is of the website that is served at its port', async () => {
  const page = { url: 'http://www.dekorenaar.example:8080/brood' }
  servers.reply('claude', { text: TEXT, opened: [page], cited: [page] })
  expect(await asked('claude')).toMatchObject({ answer: { sourcesCited: [{ site: 'dekorenaar.example:8080' }] } })
})

test.each([
  ['claude', { claims: [[31, 46]] }],
  ['gemini', { claims: [[31, 46]] }],
  ['perplexity', { numbers: [2] }],
] as const)('%s says for which words a page is given, where white space before the answer is not kept', async (assistant, given) => {
  const text = '\n\n😀 De Korenaar zit in Utrecht. Sinds één 1987 [2].'
  servers.reply(assistant, { text, opened: [GUIDE, OWN], cited: [{ ...OWN, words: 'Sinds één 1987 ' }] })
  const outcome = await asked(assistant)
  expect(outcome).toMatchObject({ answer: { sourcesCited: [{ url: OWN.url, ...given }] } })
  expect(outcome.ok && outcome.answer.text.slice(31, 46)).toBe('Sinds één 1987 ')
})

test('words are found in whatever order the assistant gives them', async () => {
  const text = 'Één bakkerij in Utrecht. Dat is één 😀 adres.'
  const cited = [
    { ...OWN, words: '😀 adres' },
    { ...GUIDE, words: 'bakkerij in Utrecht.' },
  ]
  servers.reply('gemini', { text, opened: [GUIDE, OWN], cited })
  const outcome = await asked('gemini')
  const sources = outcome.ok ? outcome.answer.sourcesCited : []
  expect(sources.map(({ url, claims = [] }) => [url, ...claims.map((claim) => text.slice(...claim))])).toEqual([
    [GUIDE.url, 'bakkerij in Utrecht.'],
    [OWN.url, '😀 adres'],
  ])
})

test('words that do not stand where the assistant says are not claimed', async () => {
  servers.reply('gemini', { text: TEXT, opened: [OWN], cited: [{ ...OWN, words: 'Niet gezegd' }] })
  const outcome = await asked('gemini')
  expect(outcome).toMatchObject({ answer: { sourcesCited: [{ url: OWN.url }] } })
  expect(outcome.ok && outcome.answer.sourcesCited[0]!.claims).toBeUndefined()
})

test('sources that are no web address are left out, and each is there once', async () => {
  const opened = [{ url: 'javascript:alert(1)' }, OWN, OWN, { url: `https://gids.example/${'x'.repeat(3_000)}` }]
  servers.reply('claude', { text: TEXT, opened, cited: [] })
  expect(await asked('claude')).toMatchObject({ answer: { sourcesOpened: [{ url: OWN.url }], sourcesCited: [] } })
})
