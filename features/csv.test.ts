import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a line has quoted cells with semicolons between them, and no line breaks within', () => {
  expect(csvLine(['Bakker & Zn.', 'zegt "hallo"; dag', 'een\r\ntwee\tdrie', null])).toBe(
    '"Bakker & Zn.";"zegt ""hallo""; dag";"een twee drie";""\r\n',
  )
})

test('nothing that people typed is a formula, wherever a spreadsheet begins a cell', () => {
  for (const [typed, cell] of [
    ['=1+1', "'=1+1"],
    ['+31 30 2331472', "'+31 30 2331472"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', "'=1+1"],
    ['\u0001 =1+1', "'=1+1"],
    ['＝1+1', "'＝1+1"],
    ['x;=1+1', "x;'=1+1"],
    ['x,"=1+1', `x,""'=1+1`],
    ['x\n=1+1', 'x =1+1'],
    ["'=1+1", "''=1+1"],
    ['1 = 1 - en zo verder', '1 = 1 - en zo verder'],
  ] as const) {
    expect(csvLine([typed]), typed).toBe(`"${cell}"\r\n`)
  }
})
