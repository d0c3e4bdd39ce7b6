import { BRAND } from '#features/brand.ts'
import { PRIVACY } from '../../copy/marketing-privacy.ts'
import { URLS } from '../../urls.ts'
import type { Route } from './+types/privacy.ts'
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
    path: URLS.privacy,
    title: `${PRIVACY.title} · ${BRAND.name}`,
    description: `Welke gegevens ${BRAND.name} bewaart, waarom en hoe lang, en wat je kunt vragen.`,
  })

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <ArticlePage site={loaderData} {...PRIVACY} />
}
