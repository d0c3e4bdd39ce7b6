import { notFound } from 'next/navigation'
import { cache } from 'react'
import { readProfile } from '../../../profile.mjs'
import { ProfilePage } from './profile-page.jsx'

export const dynamic = 'force-dynamic'

// Head and body of one request share one read.
const read = cache(readProfile)

export async function generateMetadata({ params }) {
  const { slug } = await params
  const profile = await read(slug)
  if (!profile) return {}
  return {
    title: profile.title,
    description: profile.p.samenvatting_algemeen,
    other: Object.fromEntries(profile.robots),
    alternates: {
      canonical: profile.pageUrl,
      types: Object.fromEntries(profile.alternates.map(({ type, title, href }) => [type, [{ title, url: href }]])),
    },
  }
}

export default async function Page({ params }) {
  const { slug } = await params
  const profile = await read(slug)
  if (!profile) notFound()
  return <ProfilePage profile={profile} />
}
