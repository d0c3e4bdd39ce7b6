import { expect, test } from 'vitest'
import { hostOf } from './host.ts'

test('a host is compared without www, in punycode and lower case, with any port of its own', () => {
  const hosts = [
    ['https://www.Voorbeeld.nl/contact', 'voorbeeld.nl'],
    ['http://voorbeeld.nl:8080/', 'voorbeeld.nl:8080'],
    ['https://www.café.example/', 'xn--caf-dma.example'],
    ['https://winkel.voorbeeld.nl/', 'winkel.voorbeeld.nl'],
    ['https://www.nl/', 'www.nl'],
    ['https://www2.voorbeeld.nl/', 'www2.voorbeeld.nl'],
  ]
  for (const [url, host] of hosts) expect(hostOf(new URL(url!)), url).toBe(host)
})
