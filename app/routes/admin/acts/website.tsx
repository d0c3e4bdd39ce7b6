import type { ReactNode } from 'react'
import { data } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { FALLBACK_TEXTS } from '#app/copy/messages.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { servicesOf } from '#app/services.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PLAN_LABELS } from '#features/access/plans.ts'
import { websiteOfCustomer } from '#features/admin/customer-details.server.ts'
import { findUser } from '#features/admin/get-users.server.ts'
import { failureOf } from '#features/failure.ts'
import { PLATFORM_LABELS } from '#features/profiles/profile.schema.ts'
import { LEGAL_FORM_LABELS } from '#features/public-profile/labels.ts'
import type { Route } from './+types/website.ts'
import { ActFrame } from './act-frame.tsx'
import { missing } from './missing.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  const { email } = await findUser(services, admin, params.userId).catch(missing)
  try {
    const website = await websiteOfCustomer(services, admin, params.userId, params.domainId)
    return data({ email, website })
  } catch (error) {
    const failure = failureOf(error)
    if (failure?.code !== 'website-not-found') throw error
    return data({ email, website: null }, { status: 404 })
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export default function WebsiteOfCustomer({ loaderData: { email, website } }: Route.ComponentProps) {
  return (
    <ActFrame title="Gegevens" email={email} wide>
      {website ? (
        <dl className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
          {factsOf(website).map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </dl>
      ) : (
        <Notice kind="bad" title="Fout" live="alert">
          {FALLBACK_TEXTS.loadDomain}
        </Notice>
      )}
    </ActFrame>
  )
}

type Website = NonNullable<Route.ComponentProps['loaderData']['website']>

function factsOf(website: Website): [string, string | number | null][] {
  const moment = (iso: string | null) => iso && dutchMoment(iso)
  return [
    ['Domein', website.name],
    ['Soort', website.isPrimary ? 'Eerste domein' : 'Extra domein'],
    ['Plan', `${PLAN_LABELS[website.plan]}${website.ownPlan ? ' (eigen plan)' : ' (van het account)'}`],
    ['Eigendom bewezen', moment(website.verifiedAt) ?? 'Nee'],
    ['Bedrijfsnaam', website.company_name],
    ['Andere namen', website.andere_namen?.join(', ') ?? null],
    ['Website', website.url],
    ['Plaatsen', website.locations?.join(', ') ?? null],
    ['Landen', website.countries?.join(', ') ?? null],
    ['Sector', website.sector],
    ['Gewenste informatie', website.desired_info],
    ['Omschrijving', website.description],
    ['Rechtsvorm', website.rechtsvorm && (LEGAL_FORM_LABELS[website.rechtsvorm] ?? website.rechtsvorm)],
    ['KvK of juridische naam', website.kvk_of_legal_name],
    ['Btw-nummer', website.btw_nummer],
    ['SBI-code', website.sbi_code],
    ['Oprichtingsjaar', website.oprichtingsjaar],
    ['Diensten', website.diensten?.flatMap(({ naam }) => naam || []).join(', ') ?? null],
    ['Openbaar e-mailadres', website.public_email],
    ['Primair e-mailadres', website.primair_email],
    ['E-mail verkoop', website.sales_email],
    ['Telefoon verkoop', website.sales_telefoon],
    ['E-mail klantenservice', website.support_email],
    ['Telefoon klantenservice', website.support_telefoon],
    ['Sociale profielen', website.social_links?.join(', ') ?? null],
    ['AI-platforms', website.llm_platforms?.map((platform) => PLATFORM_LABELS[platform]).join(', ') ?? null],
    ['Publicatie', website.published ? 'Gepubliceerd' : 'Concept'],
    ['Gepubliceerd op', moment(website.publishedAt)],
    ['Bijgewerkt op', moment(website.updatedAt)],
  ]
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="pt-2 text-soft sm:border-t sm:border-hairline sm:py-2">{label}</dt>
      <dd className="border-b border-hairline pb-2 wrap-anywhere whitespace-pre-line sm:border-t sm:border-b-0 sm:py-2">
        {children || <span className="text-soft">Niet ingevuld</span>}
      </dd>
    </>
  )
}
