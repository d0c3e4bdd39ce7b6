import { load } from 'cheerio'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawShareImage } from '#features/images/encode.server.ts'
import fc from '#tests/support/fast-check.ts'
import { shareSvg } from './share-drawing.ts'

const LONG_WORD = 'Vereniging'.repeat(6)
const REST = ` is een bedrijf in de sector ${LONG_WORD}, te vinden in ${LONG_WORD}, ${LONG_WORD} en 12 andere plaatsen, met diensten als ${LONG_WORD} en ${LONG_WORD}.`

describe('the share image', () => {
  test('is drawn by a separate process, at the size for link previews', async () => {
    const outcome = await drawShareImage({ name: 'De Oven', rest: ' is een bedrijf in Meerdam.' })
    if (!outcome.ok) throw new Error(outcome.problem)
    expect(await sharp(outcome.image.bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(outcome.image.bytes.length).toBeLessThan(200_000)
    expect(await drawShareImage({ name: 'De Oven', rest: ' is een bedrijf in Meerdam.' })).toEqual(outcome)
    expect(await drawShareImage({ name: 'שלום', rest: '' })).toEqual({ ok: false, problem: 'unreadable' })
  })

  test('contains outlines only, so that it needs no font of the machine', () => {
    const $ = load(shareSvg({ name: 'Žižková & Łukasz Київ', rest: ' is <b>een</b> bedrijf.' })!, { xml: true })
    expect(
      new Set(
        $('*')
          .get()
          .map((element) => $(element).prop('tagName')),
      ),
    ).toEqual(new Set(['SVG', 'RECT', 'G', 'PATH']))
  })

  test('keeps everything within the picture: names of 100, words of 60, and almost nothing', async () => {
    for (const name of ['A', 'w'.repeat(100), `${LONG_WORD} ${'naam '.repeat(8)}`.trim(), 'W'.repeat(5_000)]) {
      for (const rest of ['', REST, REST.repeat(40)]) {
        const image = sharp(Buffer.from(shareSvg({ name, rest })!))
        for (const edge of [
          { left: 0, top: 0, width: 1200, height: 30 },
          { left: 0, top: 600, width: 1200, height: 30 },
          { left: 0, top: 0, width: 40, height: 630 },
          { left: 1160, top: 0, width: 40, height: 630 },
        ]) {
          const pixels = await image.clone().extract(edge).removeAlpha().raw().toBuffer()
          expect(new Set(pixels.toString('hex').match(/.{6}/g))).toEqual(new Set(['faf6ef']))
        }
      }
    }
  })

  test('leaves out characters that our fonts lack, and a sentence in another script; a name in another script is not drawn', () => {
    expect(shareSvg({ name: 'De Oven 🎉', rest: '' })).toBe(shareSvg({ name: 'De Oven', rest: '' }))
    expect(shareSvg({ name: 'De Oven', rest: ' is een bedrijf in 東京.' })).toBe(
      shareSvg({ name: 'De Oven', rest: '' }),
    )
    expect(shareSvg({ name: '東京', rest: '' })).toBeUndefined()
    expect(shareSvg({ name: '🎉', rest: '' })).toBeUndefined()
  })

  test('treats any text as text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (name, rest) => {
        const svg = shareSvg({ name, rest })
        if (svg !== undefined) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }),
      { numRuns: 100 },
    )
  })
})
