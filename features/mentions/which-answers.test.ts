import { expect, test } from 'vitest'
import { readWhichAnswers, type WhichAnswers, whichAnswersParams } from './which-answers.ts'

const read = (address: string) => readWhichAnswers(new URLSearchParams(address), 'month')

test('what an address asks for comes back from it', () => {
  const which: WhichAnswers & { page: number } = {
    ...{ grain: 'week', span: '2026-11-16', assistant: 'grok', page: 3 },
    figure: { kind: 'concurrent', value: 'Jansen & Zn.' },
  }
  expect(read(new URLSearchParams(whichAnswersParams(which)).toString())).toEqual(which)
})

test('what an address does not make sense of is left out', () => {
  const all = { grain: 'month', span: null, assistant: null, figure: null, page: 1 }
  for (const odd of ['', 'per=jaar', 'vanaf=2026-02-31', 'vanaf=gisteren', 'vanaf=9999-99-99', 'assistent=siri'])
    expect(read(odd), odd).toEqual(all)
  for (const odd of ['figuur=alles', 'pagina=-1', 'pagina=twee', 'pagina=NaN']) expect(read(odd), odd).toEqual(all)
  expect(read('figuur=bron&waarde=%00a').figure).toEqual({ kind: 'bron', value: 'a' })
  expect(read('pagina=1e99').page).toBe(10_000)
})
