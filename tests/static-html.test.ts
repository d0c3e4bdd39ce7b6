/** Our own renderer from React elements to HTML gives the same HTML as React's. */
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

/** As a browser parses it: the case of an attribute's name, for example, is ignored. React's preload hints for images are left out. */
const read = (html: string) => serialize(parseFragment(html)).replace(/^(<link rel="preload" as="image"[^>]*>)+/, '')

function expectSame(element: ReactElement) {
  expect(read(staticHtml(element))).toBe(read(renderToStaticMarkup(element)))
}

test('static HTML equals React’s for a full profile, for its visitors and for its owner', () => {
  for (const isOwner of [false, true]) {
    const data = pageData(FULL_PROFILE, ADDRESSES.baseUrl, { isOwner })
    expectSame(createElement(PublicProfilePage, { data }))
  }
})

test('static HTML equals React’s for a message page', () => {
  expectSame(createElement(MessagePage, { title: 'A & B', action: { label: 'Naar <huis>', href: '/?a=1&b="2"' } }))
})

test('static HTML equals React’s for every value of the attack suite, as text and as attribute', () => {
  const cases = JSON.parse(readFileSync(new URL('./cases/xss_and_text.json', import.meta.url), 'utf8')) as {
    payload: string
  }[]
  for (const { payload } of cases) expectSame(createElement('p', { title: payload, 'data-value': payload }, payload))
})

test('static HTML equals React’s for empty, numeric and boolean values', () => {
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

test('static HTML refuses what cannot be static instead of leaving it out', () => {
  expect(() => staticHtml(createElement('p', { style: { color: 'red' } }))).toThrow('style')
  expect(() => staticHtml(createElement('p', { onClick: () => {} }))).toThrow('onClick')
})
