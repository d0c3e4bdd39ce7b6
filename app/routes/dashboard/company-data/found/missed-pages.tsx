import { Notice } from '#app/ui/notice.tsx'
import type { ProposalsView } from '#features/proposals/proposals.schema.ts'

/** The pages of the website that could not be read: what they say is not among the proposals. */
export function MissedPages({ pages, asked }: NonNullable<ProposalsView['missed']>) {
  return (
    <Notice kind="warn" title={`${pages.length} van de ${asked} pagina's konden we niet lezen`}>
      <ul className="grid gap-1">
        {pages.map(({ url, cause }) => (
          <li key={url} className="wrap-anywhere">
            <a href={url} target="_blank" rel="noreferrer">
              {pathOf(url)}
            </a>
            : {cause}
          </li>
        ))}
      </ul>
      <p>Wat daar staat, hebben we niet gezien. Lees je website later nog eens, of vul het zelf in.</p>
    </Notice>
  )
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
