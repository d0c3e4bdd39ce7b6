/** Our own way from React elements to HTML says what React's says. */
import { readFileSync } from 'node:fs'
import { parseFragment, serialize } from 'parse5'
import { createElement, Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagePage } from '#app/routes/message-page.tsx'
import { PublicProfilePage } from '#app/routes/public/profile-page.tsx'
import { staticHtml } from '#app/static-html.ts'
import { pageData } from '#features/public-profile/page-data.ts'
import { ADDRESSES, FULL_PROFILE } from './support/full-profile.ts'

/** As a browser reads it: the case of an attribute's name, for one, means nothing. React's own hints to load images are left out. */
const read = (html: string) => serialize(parseFragment(html)).replace(/^(<link rel="preload" as="image"[^>]*>)+/, '')

function expectSame(element: ReactElement) {
  expect(read(staticHtml(element))).toBe(read(renderToStaticMarkup(element)))
}

test('a full profile, for its visitors and for its owner', () => {
  for (const isOwner of [false, true]) {
    const data = pageData(FULL_PROFILE, ADDRESSES.baseUrl, { isOwner })
    expectSame(createElement(PublicProfilePage, { data }))
  }
})

test('a page that says one thing', () => {
  expectSame(createElement(MessagePage, { title: 'A & B', action: { label: 'Naar <huis>', href: '/?a=1&b="2"' } }))
})

test('every value of the attack suite, as text and as attribute', () => {
  const cases = JSON.parse(readFileSync(new URL('./cases/xss_and_text.json', import.meta.url), 'utf8')) as {
    payload: string
  }[]
  for (const { payload } of cases) expectSame(createElement('p', { title: payload, 'data-value': payload }, payload))
})

test('what is empty, what is a number, what is yes or no', () => {
  expectSame(
    createElement(
      'ul',
      { hidden: true, 'aria-hidden': false, 'aria-busy': true, tabIndex: 0, lang: undefined, className: '' },
      [null, undefined, true, false, 0, 1.5, '', 'text', [createElement('li', { key: 'a' }, 'a', 'b')]],
      createElement(Fragment, null, createElement('br'), createElement('img', { alt: '', src: '/x.png', width: 3 })),
      createElement('label', { htmlFor: 'x' }, 'Naam'),
    ),
  )
})

test('what cannot be static is refused, not left out', () => {
  expect(() => staticHtml(createElement('p', { style: { color: 'red' } }))).toThrow('style')
  expect(() => staticHtml(createElement('p', { onClick: () => {} }))).toThrow('onClick')
})
