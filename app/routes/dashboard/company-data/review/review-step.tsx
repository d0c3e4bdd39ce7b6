import { Check, Minus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useFetcher } from 'react-router'
import { SECTIONS, type SectionSpec } from '#app/routes/dashboard/company-data/form/sections.ts'
import { ProfilePreview } from '#app/routes/dashboard/geo-optimized/profile-preview.tsx'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import { allows } from '#features/access/plans.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import type { MachinePreview } from '#features/public-profile/preview.server.ts'
import { aboutDomain, URLS } from '#features/urls.ts'
import { KNOWN_FACTS, POINTS_IN_PROFILE } from './known-facts.ts'
import { PublishButton } from './publish-button.tsx'

/** Step 3: what is filled in, what is missing and what that would gain, and the publish button. */
export function ReviewStep() {
  const { form, profile, countries, ownPage } = useDashboard()
  return (
    <section
      id="stap-3"
      aria-labelledby="titel-stap-3"
      className="grid min-w-0 scroll-mt-4 grid-cols-1 gap-7 border-t border-edge pt-6"
    >
      <h2 id="titel-stap-3" className="text-xl">
        Stap 3. Controleer
      </h2>
      <KnownFacts />
      <ProfilePreview form={form} plan={profile.plan} countries={countries}>
        {profile.form.companyName === '' ? null : (
          <p>
            <a href={ownPage} target="_blank" rel="noreferrer">
              Bekijk je hele profiel zoals mensen het zien
            </a>
            , zoals het nu is opgeslagen.
          </p>
        )}
      </ProfilePreview>
      <ForMachines />
      <PublishButton />
    </section>
  )
}

function KnownFacts() {
  const { form, profile } = useDashboard()
  // Renders only when a field becomes filled or empty, not on each keystroke.
  const known = useWatch({
    control: form.control,
    compute: (values: ProfileFormValues) =>
      KNOWN_FACTS.filter(({ isKnown }) => isKnown(values)).map(({ field }) => field),
  })
  const all = allows(profile.plan, 'extended-info')
  return (
    <div>
      <h3 className="text-lg">
        {known.length} van {KNOWN_FACTS.length} gegevens ingevuld
      </h3>
      <p className="mt-1 max-w-prose text-soft">
        Dit zijn de gegevens waar een analyse naar zoekt. Wat alleen op je profiel staat, telt voor een half punt; staat
        het ook op je website, dan telt het voor een heel punt.
      </p>
      <ul className="mt-3 grid gap-x-8 border-t border-edge sm:grid-cols-2">
        {KNOWN_FACTS.map((fact) => {
          const isThere = known.includes(fact.field)
          const Icon = isThere ? Check : Minus
          return (
            <li key={fact.field} className="flex min-h-11 items-center gap-2.5 border-b border-hairline py-1.5">
              <Icon aria-hidden className={`size-4 shrink-0 ${isThere ? 'text-good' : 'text-soft'}`} />
              {isThere ? (
                <span>
                  {fact.label} <span className="sr-only">ingevuld</span>
                </span>
              ) : fact.isFree || all ? (
                <>
                  <a href={`#${sectionOf(fact.link)}`} onClick={(event) => goTo(event, fact.link)}>
                    {fact.label} <span className="sr-only">invullen</span>
                  </a>
                  <span className="ms-auto text-sm text-soft">
                    + {String(POINTS_IN_PROFILE).replace('.', ',')} punt
                  </span>
                </>
              ) : (
                <>
                  <span className="text-soft">{fact.label}</span>
                  <span className="ms-auto">
                    <Badge tone="marker">Pro</Badge>
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The section with this field: without JavaScript the link leads there. */
function sectionOf(name: string): string {
  const has = ({ fields, lists = [] }: SectionSpec) =>
    fields.some((one) => one.name === name) || lists.some((one) => one === name)
  return SECTIONS.find(has)?.id ?? 'stap-1'
}

/** Opens the section around a field and focuses the field; for a list, its add button. */
function goTo(event: { preventDefault: () => void }, name: string): void {
  const control =
    document.querySelector<HTMLElement>(`[name="${name}"]:not([type=hidden], [data-chip])`) ??
    document.querySelector<HTMLElement>(`[data-list="${name}"] [data-add]`)
  if (!control) return
  event.preventDefault()
  for (let around = control.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true
  requestAnimationFrame(() => {
    control.scrollIntoView({ block: 'center' })
    control.focus({ preventScroll: true })
  })
}

function ForMachines() {
  const { domainInAddress, autosave } = useDashboard()
  const { load, data, state } = useFetcher<MachinePreview | null>()
  const isOpen = useRef(false)
  const address = aboutDomain(URLS.machinePreview, domainInAddress)
  useEffect(() => {
    if (autosave.state === 'saved' && isOpen.current) void load(address)
  }, [autosave.state, load, address])
  return (
    <details
      className="rounded-md border border-hairline bg-sheet [@media(scripting:none)]:hidden"
      onToggle={(event) => {
        if (event.currentTarget !== event.target) return
        isOpen.current = event.currentTarget.open
        if (isOpen.current) void load(address)
      }}
    >
      <summary className="min-h-12 px-5 py-3 font-semibold">Zo leest een machine je profiel</summary>
      <div className="grid min-w-0 grid-cols-1 gap-5 border-t border-hairline p-5">
        {data ? (
          <>
            <p className="max-w-prose text-soft">
              Dit zijn de twee bestanden die assistenten naast je openbare pagina kunnen lezen, zoals je profiel nu is
              opgeslagen.
            </p>
            <File name="llms.txt" text={data.llmsTxt} />
            <File name="llm-profile.json" text={data.llmProfile} />
          </>
        ) : (
          <p role="status" className="text-soft">
            {state === 'idle' ? 'Vul eerst je bedrijfsnaam in en sla op.' : 'Even geduld…'}
          </p>
        )}
      </div>
    </details>
  )
}

function File({ name, text }: { name: string; text: string }) {
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption className="font-semibold">{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it too */}
      <pre tabIndex={0} className="max-h-80 overflow-auto rounded-md bg-shade p-4 text-sm">
        {text}
      </pre>
    </figure>
  )
}
