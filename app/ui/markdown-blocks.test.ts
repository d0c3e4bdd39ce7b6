import { describe, expect, test } from 'vitest'
import { parseMarkdown } from './markdown-blocks.ts'

describe('parseMarkdown', () => {
  test('reads headings, paragraphs and lists', () => {
    expect(parseMarkdown('## Toegang\nRegel een\nregel twee.\n\n- eerst\n- dan\n  nog wat\n\n1. een')).toEqual([
      { kind: 'heading', level: 2, text: 'Toegang' },
      { kind: 'paragraph', text: 'Regel een regel twee.' },
      { kind: 'list', ordered: false, items: ['eerst', 'dan nog wat'] },
      { kind: 'list', ordered: true, items: ['een'] },
    ])
  })

  test('keeps a fenced block as it stands, headings and empty lines included', () => {
    expect(parseMarkdown('Zet dit neer:\n```json\n{\n\n## geen kop\n}\n```\nKlaar.')).toEqual([
      { kind: 'paragraph', text: 'Zet dit neer:' },
      { kind: 'code', language: 'json', text: '{\n\n## geen kop\n}' },
      { kind: 'paragraph', text: 'Klaar.' },
    ])
  })

  test('lets a longer fence hold a shorter one', () => {
    expect(parseMarkdown('````\n```\nbinnen\n```\n````')).toEqual([
      { kind: 'code', language: '', text: '```\nbinnen\n```' },
    ])
  })

  test('reads a fence that nobody closed up to the end', () => {
    expect(parseMarkdown('```txt\nUser-agent: *')).toEqual([{ kind: 'code', language: 'txt', text: 'User-agent: *' }])
  })

  test('comes to an end on text that starts like a block but is none', () => {
    expect(parseMarkdown('#### te diep\n-geen lijst\n``')).toEqual([
      { kind: 'paragraph', text: '#### te diep -geen lijst ``' },
    ])
  })
})
