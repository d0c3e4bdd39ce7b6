import { PRIVACY } from '#app/copy/marketing-privacy.ts'
import { ArticlePage } from '#app/routes/marketing/site/article-page.tsx'
import { pageMeta } from '#app/routes/marketing/site/public-page.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/privacy.ts'

export { handle, loader } from '#app/routes/marketing/site/public-page.ts'

export const meta = pageMeta({
  path: URLS.privacy,
  title: `${PRIVACY.title} · ${BRAND.name}`,
  description: `Welke gegevens ${BRAND.name} bewaart, waarom en hoe lang, en wat je kunt vragen.`,
})

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <ArticlePage site={loaderData} {...PRIVACY} />
}
