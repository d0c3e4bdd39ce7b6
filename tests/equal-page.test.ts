/** The page that `npm run bench` has other frameworks make says what ours says, so that the comparison stays fair when ours changes. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderProfilePage } from '#app/routes/public/profile-page.tsx'
import { openDatabase } from '#db/open-database.ts'
import { pageData } from '#features/public-profile/page-data.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import type { Services } from '#features/services.ts'
import { differenceBetween } from '../bench/equal-page/difference.ts'
// @ts-expect-error built by Next.js, which asks for no types
import { ProfilePage } from '../bench/equal-page/next/app/profile/[slug]/profile-page.jsx'
// @ts-expect-error as above
import { profileOf } from '../bench/equal-page/profile.mjs'
import { fillWithProfiles } from '../bench/many-profiles.ts'
import { connectTo } from './support/postgres-client.ts'
import { TEST_SECRET } from './support/postgres-database.ts'
import { newStorage } from './support/storage.ts'

const ORIGIN = 'https://pagina.example'

describe.runIf(process.env.TEST_DATABASE_URL)('the page that the bench compares ours with', () => {
  test('has the same elements, classes, texts and structured data', async () => {
    const storage = await newStorage('postgres')
    const db = await openDatabase({ databaseUrl: storage.databaseUrl!, secret: TEST_SECRET })
    try {
      const [made] = await fillWithProfiles(storage.databaseUrl!, 1, 1, true)
      const profile = await getPublicProfile({ db, baseUrl: ORIGIN } as Services, { slug: made!.slug })
      const ours = renderProfilePage(pageData(profile, ORIGIN))

      const client = await connectTo(storage.databaseUrl!)
      const { rows } = await client.query('select * from public_profiles').finally(() => client.end())
      const theirs = renderToStaticMarkup(createElement(ProfilePage, { profile: profileOf(rows[0], ORIGIN) }))
      // The rest of the head is each framework's own way to make it; the bench compares that.
      const [json] = /<script type="application\/ld\+json">.*?<\/script>/s.exec(ours)!
      const [body] = /<body>.*<\/body>/s.exec(ours)!
      expect(differenceBetween(json + body, theirs)).toBeNull()
    } finally {
      await db.close()
      await storage.remove()
    }
  })
})
