import { BRAND } from '#features/brand.ts'
import { TERMS } from '../../copy/marketing-terms.ts'
import { URLS } from '../../urls.ts'
import type { Route } from './+types/terms.ts'
import { ArticlePage } from './article-page.tsx'
import { pageMeta } from './page-meta.ts'
import { PUBLIC_PAGE, siteData } from './site-data.ts'

export const handle = PUBLIC_PAGE

export function loader({ context }: Route.LoaderArgs) {
  return siteData(context)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    baseUrl: loaderData.baseUrl,
    path: URLS.terms,
    title: `${TERMS.title} · ${BRAND.name}`,
    description: `De voorwaarden waaronder je ${BRAND.name} gebruikt: looptijd, betaling, aansprakelijkheid en wat we wel en niet beloven.`,
  })

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <ArticlePage site={loaderData} {...TERMS} />
}
