import { expect, test } from 'vitest'
import { flashCookie, readFlash } from './flash.ts'

const requestWith = (cookie: string) => new Request('http://voorbeeld.nl/', { headers: { Cookie: cookie } })

test('a message is returned on the next request, among other cookies', () => {
  const [pair] = flashCookie('signed-in').split(';')
  expect(readFlash(requestWith(`sessie=x; ${pair}; y=z`))).toBe('signed-in')
})

test('only known messages are shown', () => {
  expect(readFlash(requestWith('melding=verzonnen'))).toBeNull()
  expect(readFlash(requestWith('melding=constructor'))).toBeNull()
  expect(readFlash(requestWith('xmelding=signed-in'))).toBeNull()
  expect(readFlash(new Request('http://voorbeeld.nl/'))).toBeNull()
})
