import { BRAND } from '#features/brand.ts'
import { PRIVACY } from '../../copy/marketing-privacy.ts'
import { URLS } from '../../urls.ts'
import type { Route } from './+types/privacy.ts'
import { ArticlePage } from './article-page.tsx'
import { pageMeta } from './public-page.ts'

export { handle, loader } from './public-page.ts'

export const meta = pageMeta({
  path: URLS.privacy,
  title: `${PRIVACY.title} · ${BRAND.name}`,
  description: `Welke gegevens ${BRAND.name} bewaart, waarom en hoe lang, en wat je kunt vragen.`,
})

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <ArticlePage site={loaderData} {...PRIVACY} />
}
