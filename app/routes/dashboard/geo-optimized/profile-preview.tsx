import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { plainUrl } from '#app/copy/labels.ts'
import { allows, type Plan } from '#features/access/plans.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { PLATFORM_LABELS } from '#features/profiles/profile.schema.ts'

/** A small preview of the profile as an assistant will find it, with what is missing. */
export function ProfilePreview({
  form,
  plan,
  countries,
  children,
}: {
  form: UseFormReturn<ProfileFormValues>
  plan: Plan
  countries: { code: string; name: string }[]
  children?: ReactNode
}) {
  const [companyName, andereNamen, desiredInfo, url, locations, codes, chosen] = useWatch({
    control: form.control,
    name: ['companyName', 'andereNamen', 'desiredInfo', 'url', 'locations', 'countries', 'llmPlatforms'],
  })
  const platforms = allows(plan, 'all-platforms') ? chosen : (['chatgpt'] as const)
  return (
    // No landmark: a tab may show it twice.
    <div className="self-start rounded-md lg:sticky lg:top-8 border border-hairline bg-sheet">
      <h2 className="border-b border-hairline px-5 py-3 font-sans text-sm font-semibold text-soft">Zo sta je erin</h2>
      <div className="grid grid-cols-1 gap-5 p-5 wrap-anywhere">
        <p className="font-serif text-xl font-semibold">
          {companyName.trim() ? <span className="marked">{companyName}</span> : <Missing>Je bedrijfsnaam</Missing>}
        </p>
        <p className="font-serif text-lg whitespace-pre-line">
          {desiredInfo.trim() || <Missing>Je korte omschrijving</Missing>}
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
          {andereNamen?.[0] && <Row term="Andere namen">{andereNamen.join(', ')}</Row>}
          <Row term="Website">{url.trim() ? plainUrl(url) : null}</Row>
          <Row term="Plaatsen">{locations.join(', ')}</Row>
          <Row term="Landen">
            {codes.map((own) => countries.find(({ code }) => code === own)?.name ?? own).join(', ')}
          </Row>
          <Row term="Voor">{platforms.map((platform) => PLATFORM_LABELS[platform]).join(', ')}</Row>
        </dl>
        {children}
      </div>
    </div>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{term}</dt>
      <dd className="min-w-0">{children || <Missing>Nog leeg</Missing>}</dd>
    </>
  )
}

function Missing({ children }: { children: string }) {
  return <span className="font-normal text-soft italic">{children}</span>
}
