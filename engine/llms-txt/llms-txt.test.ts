import { readFileSync } from 'node:fs'
import { marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { diffLines } from '#engine/diff-lines.ts'
import fc from '#tests/support/fast-check.ts'
import { referenceParse } from '#tests/support/reference-llms-parser.ts'
import type { LlmsDocument } from './document.ts'
import { inlineText } from './inline-text.ts'
import { repairLlmsTxt } from './reading/repair.ts'
import { validateLlmsTxt } from './reading/validate.ts'
import { isTitleOnly } from './refusals.ts'
import { writeLlmsTxt } from './write.ts'

const cases = JSON.parse(readFileSync(new URL('../../tests/cases/xss_and_text.json', import.meta.url), 'utf8')) as {
  id: string
  payload: string
}[]

const today = '2026-01-31'
const good = `# Voorbeeld\n\n> Bakkerij in Voorbeeldstad.\n\n- Laatst bijgewerkt: ${today}\n\n## Diensten\n\n- [Brood](https://voorbeeld.nl/brood): elke dag vers\n`

const codes = (text: string) => validateLlmsTxt(text).problems.map(({ line, code }) => `${line} ${code}`)
const withText = (text: string): LlmsDocument => ({
  name: text,
  summary: text,
  details: [{ label: text, facts: [{ term: 'Feit', value: text }] }],
  sections: [
    { title: text, links: [{ title: text, url: 'https://voorbeeld.nl/a_(b)', notes: text }] },
    { title: text, links: [{ title: 'Nog een', url: 'https://voorbeeld.nl/', notes: 'Iets' }] },
  ],
})

function refuses(text: string): boolean {
  try {
    referenceParse(text)
    return false
  } catch {
    return true
  }
}

function expectsToBeRead(text: string) {
  expect(validateLlmsTxt(text).problems.filter(({ severity }) => severity === 'fout')).toEqual([])
  const read = referenceParse(text)
  expect(read.summary).not.toBeNull()
  return read
}

describe('writing', () => {
  test.each(cases.filter(({ payload }) => payload.trim() !== ''))('$id stays text', ({ payload }) => {
    const written = writeLlmsTxt(withText(payload))
    const read = expectsToBeRead(written)
    const lists = Object.values(read.sections)
    expect(lists.map((links) => links.map(({ url }) => url))).toEqual([
      ['https://voorbeeld.nl/a_%28b%29'],
      ['https://voorbeeld.nl/'],
    ])
    const tokens = marked.lexer(written)
    expect(tokens.filter(({ type }) => type === 'heading')).toHaveLength(3)
    expect(written.match(/\]\(/g)).toHaveLength(2)
    expect(JSON.stringify(tokens).includes('"type":"html"')).toBe(false)
  })

  test('any text comes back the same out of a markdown reader', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'ab1 é日😀.,:!?*_`~[]()<>&;#\\-+|"\'/@'), maxLength: 40 })
    fc.assert(
      fc.property(plain, (typed) => {
        const text = typed.replace(/ {2,}/g, ' ').trim()
        const read = marked.parseInline(`x: ${inlineText(text)}`, { gfm: false }) as string
        expect(unescapeHtml(read)).toBe(`x: ${text}`)
      }),
      { numRuns: 2000 },
    )
  })
})

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }
const unescapeHtml = (html: string) => html.replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => ENTITIES[name]!)

describe('validating', () => {
  test('a good file has no remarks', () => {
    expect(codes(good)).toEqual([])
  })

  test.each([
    ['', ['1 empty']],
    ['# Voorbeeld', ['1 no-date', '1 no-link', '1 no-summary-nor-detail', '1 too-short']],
    [
      good.replace('- Laatst', '```\n# geen kop\n## Wel een sectie, voor wie leest\n```\n- Laatst'),
      ['7 empty-section', '7 no-blank-line', '8 text-in-section', '9 text-in-section'].sort(),
    ],
    [good.replace('- Laatst', '```sh\n# geen kop\n[x](y)\n```\n- Laatst'), []],
    [`\uFEFF${good}`, ['1 byte-order-mark']],
    [good.replaceAll('\n', '\r\n'), ['1 line-ending']],
    ['<!doctype html><html lang="nl"><title>Niet gevonden: deze pagina bestaat niet</title>', ['1 web-page']],
    [`Welkom\n\n${good}`, ['1 text-before-title']],
    [`<!-- gemaakt met iets -->\n\n${good}`, ['1 comment']],
    [good.replace('# Voorbeeld', 'Voorbeeld'), ['1 no-title']],
    [good.replace('Voorbeeldstad.', 'Voorbeeldstad.\n> En ook in Dorp.'), ['4 long-summary']],
    [good.replace('> Bakkerij in Voorbeeldstad.\n\n', ''), ['1 no-summary']],
    [good.replace(`- Laatst bijgewerkt: ${today}\n\n`, ''), ['1 no-date', '3 no-detail']],
    [good.replace('## Diensten', '### Diensten'), ['7 deep-heading', '1 no-link'].sort()],
    [good.replace('- [Brood]', '* [Brood]'), ['9 link-form']],
    [good.replace('): elke', ') - elke'), ['9 link-separator']],
    [good.replace('https://voorbeeld.nl/brood', '/brood'), ['9 link-address']],
    [good.replace('/brood)', '/brood_(wit))'), ['9 link-brackets']],
    [good.replace('- [Brood]', 'Vers brood\n\n- [Brood]'), ['9 text-in-section']],
    [`${good}\n## Diensten\n\n- [Taart](https://voorbeeld.nl/taart): op maat\n`, ['11 repeated-section']],
    [`${good}\n## Leeg\n`, ['11 empty-section']],
    [`${good}\n# Tweede\n`, ['11 second-title']],
    [good.replace('## Diensten\n\n', 'Tekst\n---\n\n## Diensten\n\n'), ['8 underlined-heading']],
    [good.replace('- Laatst', '- Btw: NL111222333B01, eenmanszaak\n- Laatst'), ['5 possible-bsn']],
  ])('case %#: says what is wrong, and on which line', (text, expected) => {
    expect(codes(text).sort()).toEqual([...expected].sort())
  })

  const line = fc.oneof(
    fc.constantFrom(
      '# a',
      '#a',
      '#',
      '',
      '## b',
      '## b',
      '##b',
      '### c',
      '> s',
      '>s',
      '---',
      '```',
      '~~~',
      '    # x',
      '\t- [t](u)',
    ),
    fc.constantFrom(
      '- [t](https://a.nl): n',
      '* [t](/u) - n',
      '- [](b)',
      '- [](b])',
      '- [a]b](c)',
      'zie - [t](u)',
      'tekst',
      '- [x]]((',
      '<!-- c -->',
    ),
    fc.string({ unit: fc.constantFrom(...'# >-[]()=`\u2028\u0085\t\ra\ufeff'), maxLength: 10 }),
  )
  const file = fc
    .tuple(
      fc.constantFrom('', '# a\n\n> b\n\n- c\n\n', '# a\n\n', '\ufeff# a\n\nb\n\n', '<!-- x -->\n# a\n\n> b\n\n'),
      fc.array(line, { maxLength: 10 }),
      fc.constantFrom('\n', '\r\n', '\r'),
    )
    .map(([start, lines, end]) => (start + lines.join('\n')).replaceAll('\n', end))

  test('a fault is exactly what the reference parser refuses, except for a file with a name only', () => {
    fc.assert(
      fc.property(file, (text) => {
        const { valid, problems } = validateLlmsTxt(text)
        // Only what follows a name counts.
        const judged = isTitleOnly(text)
          ? text.replace(/\r\n?/g, '\n').replace(/(?<![^\n])##|(?![\s\S])/, '\n\nx\n$&')
          : text
        expect(valid, JSON.stringify(problems)).toBe(!refuses(judged))
      }),
      { numRuns: 6_000 },
    )
  })

  test('reads a long file of unfinished constructs in linear time', () => {
    const long = [
      '-['.repeat(100_000),
      '#'.repeat(200_000),
      '\n>'.repeat(100_000),
      '- '.repeat(100_000),
      '```\n'.repeat(50_000),
    ]
    for (const text of long) expect(validateLlmsTxt(`# a\n\nb\n\n## c\n\n${text}`).problems.length).toBeGreaterThan(0)
  })

  test('every message is Dutch and of one sentence or more', () => {
    for (const { message } of validateLlmsTxt('').problems) expect(message).toMatch(/^[A-Z].+\.$/)
  })
})

describe('repairing', () => {
  test('a good file stays as it is', () => {
    expect(repairLlmsTxt(good, { today })).toBe(good)
  })

  test('keeps the content, in a form that readers accept', () => {
    const bad =
      '\uFEFF<!-- Yoast -->\r\n# Bedrijf\r\n## Diensten\r\nWij doen van alles.\r\n* [Wit [a]](/x_(y)) - uitleg\r\n### Extra\r\n- [B](b): c\r\n# Nog een\r\n'
    const repaired = repairLlmsTxt(bad, { today, baseUrl: 'https://voorbeeld.nl/llms.txt' })!
    const read = expectsToBeRead(repaired)
    expect(read.sections).toEqual({
      Diensten: [{ title: 'Wit (a)', url: 'https://voorbeeld.nl/x_%28y%29', desc: 'uitleg' }],
      'Diensten – Extra': [{ title: 'B', url: 'https://voorbeeld.nl/b', desc: 'c' }],
    })
    expect(read.info).toContain('Wij doen van alles.')
  })

  test('cannot make a file of a web page or of nothing', () => {
    expect(repairLlmsTxt('<html></html>', { today })).toBeNull()
    expect(repairLlmsTxt(' \n', { today })).toBeNull()
  })

  test('makes a valid file of any input, and leaves its own output unchanged', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '# a',
        '## b',
        '## b',
        '### c',
        '# ',
        '##',
        '> s',
        '> # x',
        '- [t](https://a.nl): n',
        '* [t](/u) - n',
      ),
      fc.constantFrom(
        'tekst',
        '---',
        '===',
        '',
        '',
        '    # code',
        '<!-- c -->',
        '## d ##',
        '```',
        '- [x]]((',
        '##d',
        '- [](b)',
        '- [](b])',
        '1. [q](z',
      ),
      fc.string({ maxLength: 12 }),
      fc.string({ unit: fc.constantFrom(...'# >-[]()=`\u2028\t\ra'), maxLength: 10 }),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const repaired = repairLlmsTxt(lines.join('\n'), { today, name: 'Naam', baseUrl: 'https://voorbeeld.nl/' })
        if (repaired === null) return
        expectsToBeRead(repaired)
        expect(repairLlmsTxt(repaired, { today })).toBe(repaired)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('comparing', () => {
  test('shows which lines were kept, removed and added', () => {
    expect(diffLines('a\nb\nc', 'a\nx\nc\nd').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'same a',
      'removed b',
      'added x',
      'same c',
      'added d',
    ])
    expect(diffLines('', 'a').map(({ kind, text }) => `${kind} ${text}`)).toEqual(['added a'])
  })

  test('kept and removed lines make the old text, kept and added lines the new one', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(before, after)
        const of = (unwanted: string) => lines.filter(({ kind }) => kind !== unwanted).map((line) => line.text)
        expect(of('added').join('\n')).toBe(before)
        expect(of('removed').join('\n')).toBe(after)
      }),
    )
  })
})
