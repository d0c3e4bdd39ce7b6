import { BlockList } from 'node:net'
import { describe, expect, test } from 'vitest'
import { crawlerOf, mayRead } from './crawlers.ts'
import { verdictByDns, verdictByRanges } from './verify.server.ts'

const named = (userAgent: string) => crawlerOf(userAgent)!
const list = new BlockList()
list.addSubnet('192.0.2.0', 24, 'ipv4')
list.addSubnet('2001:db8::', 32, 'ipv6')
const ranges = new Map([['https://openai.com/gptbot.json', list]])

describe('recognising a crawler', () => {
  test.each([
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)',
      'GPTBot',
    ],
    ['Mozilla/5.0 (compatible; claude-searchbot/1.0)', 'Claude-SearchBot'],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0)', 'Perplexity-User'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0 Safari/537.36', undefined],
    ['Googlebot-Image/1.0', undefined],
    ['NotGPTBot/1.0', undefined],
    ['', undefined],
  ])('%s is %s', (userAgent, token) => {
    expect(crawlerOf(userAgent)?.token).toBe(token)
  })
})

describe('what a profile allows', () => {
  test.each([
    ['GPTBot/1', true, ['chatgpt'], true],
    ['ClaudeBot/1', true, ['chatgpt'], false],
    ['CCBot/2', true, [], true],
    ['CCBot/2', false, ['chatgpt'], false],
    ['GPTBot/1', false, ['chatgpt'], false],
    ['Googlebot/2', false, [], true],
    ['bingbot/2', false, [], true],
    ['GrokBot/1', true, ['chatgpt'], false],
  ])('%s with AI %s and %j: %s', (userAgent, zichtbaarheid_ai, llm_platforms, allowed) => {
    expect(mayRead({ zichtbaarheid_ai, llm_platforms }, named(userAgent))).toBe(allowed)
  })
})

describe('verifying', () => {
  test.each([
    ['GPTBot/1', '192.0.2.7', 'verified'],
    ['GPTBot/1', '2001:db8::1', 'verified'],
    ['GPTBot/1', '198.51.100.1', 'forged'],
    ['ClaudeBot/1', '198.51.100.1', 'unverifiable'],
    ['GPTBot/1', 'onbekend', 'unverifiable'],
    ['Googlebot/2', '198.51.100.1', 'ask-dns'],
  ])('%s from %s is %s', (userAgent, address, verdict) => {
    expect(verdictByRanges(named(userAgent), address, ranges)).toBe(verdict)
  })

  const google = named('Googlebot/2')
  const says = (names: string[], addresses: string[]) => ({
    reverse: async () => names,
    forward: async () => addresses,
  })
  const fails = (code: string) => ({
    reverse: () => Promise.reject(Object.assign(new Error(code), { code })),
    forward: async () => [],
  })
  test.each([
    ['a name in the zone that leads back', says(['crawl-1.googlebot.com'], ['192.0.2.1']), 'verified'],
    ['a name in the zone that leads elsewhere', says(['crawl-1.googlebot.com'], ['192.0.2.9']), 'forged'],
    ['a name that only looks like it', says(['googlebot.com.evil.example'], ['192.0.2.1']), 'forged'],
    ['no name at all', fails('ENOTFOUND'), 'forged'],
    ['a name server that is silent', fails('ETIMEOUT'), 'unverifiable'],
  ])('%s: %s', async (_, resolver, verdict) => {
    expect(await verdictByDns(google, '192.0.2.1', resolver)).toBe(verdict)
  })
})
