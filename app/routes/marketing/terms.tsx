import { TERMS } from '#app/copy/marketing-terms.ts'
import { ArticlePage } from '#app/routes/marketing/site/article-page.tsx'
import { pageMeta } from '#app/routes/marketing/site/public-page.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/terms.ts'

export { handle, loader } from '#app/routes/marketing/site/public-page.ts'

export const meta = pageMeta({
  path: URLS.terms,
  title: `${TERMS.title} · ${BRAND.name}`,
  description: `De voorwaarden waaronder je ${BRAND.name} gebruikt: looptijd, betaling, aansprakelijkheid en wat we wel en niet beloven.`,
})

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <ArticlePage site={loaderData} {...TERMS} />
}
