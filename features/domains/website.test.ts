import { expect, test } from 'vitest'
import { isShared, websiteOf } from './website.ts'

const named = (addresses: Record<string, string>) => {
  for (const [address, website] of Object.entries(addresses)) expect(websiteOf(new URL(address)), address).toBe(website)
}

test('a website is its host, and on a host that serves many parties the path of one of them', () => {
  named({
    'https://www.Voorbeeld.nl/contact': 'voorbeeld.nl',
    'http://voorbeeld.nl:8080/a': 'voorbeeld.nl:8080',
    'https://café.example/x': 'xn--caf-dma.example',
    'https://www.facebook.com/Kaasmakerij/': 'facebook.com/kaasmakerij',
    'https://nl-nl.facebook.com/kaasmakerij/photos': 'facebook.com/kaasmakerij',
    'https://m.facebook.com/kaasmakerij?ref=x': 'facebook.com/kaasmakerij',
    'https://www.facebook.com/profile.php?id=123&x=1': 'facebook.com/profile.php?id=123',
    'https://www.facebook.com/pages/Kaasmakerij/123': 'facebook.com/pages/kaasmakerij',
    'https://linktr.ee/klompen': 'linktr.ee/klompen',
    'https://sites.google.com/view/kaas/contact': 'sites.google.com/view/kaas',
    'https://www.linkedin.com/company/kaas/about': 'linkedin.com/company/kaas',
    'https://s3.amazonaws.com/kaas/index.html': 's3.amazonaws.com/kaas',
    'https://linktr.ee/caf%C3%A9': 'linktr.ee/caf%c3%a9',
    'https://linktr.ee/%6Baas': 'linktr.ee/kaas',
    'https://linktr.ee/': 'linktr.ee',
  })
})

test('a name below a shared suffix is a website of its own, and a company with a name like a platform is too', () => {
  named({
    'https://kaas.github.io/winkel': 'kaas.github.io',
    'https://kaas.wixsite.com/winkel': 'kaas.wixsite.com',
    'https://facebook.com.voorbeeld.nl/kaas': 'facebook.com.voorbeeld.nl',
    'https://mijnfacebook.com/kaas': 'mijnfacebook.com',
    'https://googlekaas.nl/view/x': 'googlekaas.nl',
  })
})

test('a name fits its column, however long the path', () => {
  expect(websiteOf(new URL(`https://www.linkedin.com/company/${'k'.repeat(900)}`)).length).toBeLessThan(253)
})

test('only what is one party’s own can be proven', () => {
  expect(['facebook.com/kaas', 'linktr.ee', 'github.io', 's3.amazonaws.com/kaas'].map(isShared)).toEqual([
    ...[true, true, true, true],
  ])
  expect(['voorbeeld.nl', 'kaas.github.io', 'voorbeeld.nl:8080'].map(isShared)).toEqual([false, false, false])
})
