import { BRAND } from '#features/brand.ts'
import { TERMS } from '../../copy/marketing-terms.ts'
import { URLS } from '../../urls.ts'
import type { Route } from './+types/terms.ts'
import { ArticlePage } from './article-page.tsx'
import { pageMeta } from './public-page.ts'

export { handle, loader } from './public-page.ts'

export const meta = pageMeta({
  path: URLS.terms,
  title: `${TERMS.title} · ${BRAND.name}`,
  description: `De voorwaarden waaronder je ${BRAND.name} gebruikt: looptijd, betaling, aansprakelijkheid en wat we wel en niet beloven.`,
})

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <ArticlePage site={loaderData} {...TERMS} />
}
