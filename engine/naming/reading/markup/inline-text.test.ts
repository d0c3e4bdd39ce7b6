import { expect, test } from 'vitest'
import { inlineText, plainSigns } from './inline-text.ts'

test('curly quotes, dashes, bullets and pictures become plain signs, each in its place', () => {
  expect(plainSigns('“De Linde” – ’t café • €12 ✅ 🐝 café ⚙️')).toBe('"De Linde" - \'t café · £12 ¤ ¤¤ café ¤¤')
})

test('letters lose the marks that Latin-1 does not have, and letters of other alphabets stay', () => {
  expect(plainSigns('Łódź – ’t')).toBe("Lódz - 't")
  expect(plainSigns('Бистро – ’t')).toBe("Бистро - 't")
})

test.each([
  [
    'De Linde zit in Ede. ([kvk.nl](https://kvk.nl/a)) Ze bakt brood.',
    'De Linde zit in Ede. Ze bakt brood.',
    ['https://kvk.nl/a'],
  ],
  ['In Ede ([kvk.nl](https://kvk.nl), [gids](https://gids.nl)).', 'In Ede.', ['https://kvk.nl', 'https://gids.nl']],
  ['In Ede.[1](https://kvk.nl) Open.[^2^]', 'In Ede. Open.', ['https://kvk.nl']],
  ['Een zaal van 40 m² in Ede.² Open.', 'Een zaal van 40 m² in Ede. Open.', []],
  ['Open (bron: linde.nl).', 'Open.', ['https://linde.nl']],
  ['De Linde ([Markt 12](https://maps.example/a)) bakt.', 'De Linde (Markt 12) bakt.', ['https://maps.example/a']],
  ['Mail ([info@linde.nl](mailto:info@linde.nl)) of bel.', 'Mail (info@linde.nl) of bel.', ['mailto:info@linde.nl']],
  ['Een bakker. [De Linde](https://linde.nl)', 'Een bakker. De Linde', ['https://linde.nl']],
  ['1. [De Linde](https://linde.nl) in Ede', '1. De Linde in Ede', ['https://linde.nl']],
  ['Since 1998—the owner is Jan; open 9—17.', 'Since 1998 – the owner is Jan; open 9—17.', []],
  ['<ul><li>Brood</li><li>Taart</li></ul>', '\n\n- Brood\n- Taart\n', []],
  ['- [x] Brood', '-  Brood', []],
])('what says where something was read is no word of the answer, but a source: %s', (answer, words, urls) => {
  const read = inlineText(answer)
  expect(read.words.whole()).toBe(words)
  expect(read.links.map(({ url }) => url)).toEqual(urls)
})

test.each([
  ["It’s a bakery that’s open; they're closed on Sundays.", 'It is a bakery that is open; they are closed on Sundays.'],
  ['It’s been a bakery, there’s also been a café.', 'It’s been a bakery, there’s also been a café.'],
  ['De Linde’s bread, foto’s in de zaak, ’s ochtends', 'De Linde’s bread, foto’s in de zaak, ’s ochtends'],
])('English in short is read as it is written out: %s', (answer, words) => {
  expect(inlineText(answer).words.whole()).toBe(words)
})
