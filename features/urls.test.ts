import { expect, test } from 'vitest'
import {
  PROFILE_FILES,
  profileFile,
  publicProfile,
  publicProfileById,
  readProfilePath,
  readSitemapPart,
  SITE_SITEMAP,
  sitemapPart,
} from './urls.ts'

test('the path of a profile and of each of its files is parsed', () => {
  for (const key of ['6e7a0d9c-6f0e-4c39-9d5a-0a8b0f6c1d2e', 'met spatie & ü']) {
    expect(readProfilePath(publicProfile(key))).toEqual({ by: { slug: key }, file: null })
    expect(readProfilePath(publicProfileById(key))).toEqual({ by: { id: key }, file: null })
    for (const file of PROFILE_FILES) {
      expect(readProfilePath(profileFile(publicProfile(key), file))).toEqual({ by: { slug: key }, file })
      expect(readProfilePath(profileFile(publicProfileById(key), file))).toEqual({ by: { id: key }, file })
    }
  }
})

test('other paths match no profile, and an invalid escape is used literally', () => {
  for (const path of [
    '/profile',
    '/profile/',
    '/profile/a/',
    '/profile/a/b',
    '/profile/a/llms.txt/',
    '/profile/a/x.svg',
  ])
    expect([path, readProfilePath(path)]).toEqual([path, null])
  expect(readProfilePath(`/profile/${'a'.repeat(101)}`)).toBeNull()
  expect(readProfilePath('/profile/%zz')).toEqual({ by: { slug: '%zz' }, file: null })
})

test('the path of a sitemap part is parsed, and no other path is', () => {
  for (const part of [1, 42, 99_999]) expect(readSitemapPart(sitemapPart(part))).toBe(part)
  for (const path of [
    SITE_SITEMAP,
    '/sitemaps/0.xml',
    '/sitemaps/01.xml',
    '/sitemaps/100000.xml',
    '/sitemaps/1xml',
    '/1.xml',
  ])
    expect([path, readSitemapPart(path)]).toEqual([path, null])
})
