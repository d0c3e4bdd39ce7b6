import { Link, useSearchParams } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { requireAdminScreen } from '#app/guards.server.ts'
import { missing } from '#app/routes/admin/acts/missing.server.ts'
import { OverList } from '#app/routes/admin/over-list.tsx'
import { servicesOf } from '#app/services.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { previewMail } from '#features/mail-templates/preview-template.server.ts'
import { toTyped } from '#features/mail-templates/template.schema.ts'
import { findEditedTemplate } from '#features/mail-templates/templates.server.ts'
import { adminTemplate, adminTemplatePreview, URLS } from '#features/urls.ts'
import type { Route } from './+types/preview.ts'
import { MailPreview } from './mail-preview.tsx'

const NAME = { param: 'voornaam', without: 'nee' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  const { key, ...template } = await findEditedTemplate(services, admin, params.key).catch(missing)
  const withoutName = url.searchParams.get(NAME.param) === NAME.without
  return { templateKey: key, mail: previewMail(services, admin, key, toTyped(template), { withoutName }) }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

export default function TemplatePreview({ loaderData }: Route.ComponentProps) {
  const { templateKey, mail } = loaderData
  const [search] = useSearchParams()
  const withoutName = search.get(NAME.param) === NAME.without
  const own = adminTemplatePreview(templateKey)
  return (
    <OverList title="Voorbeeld van de mail" about={templateKey} list={URLS.adminTemplates} wide>
      <p>
        <Link to={withoutName ? own : `${own}?${NAME.param}=${NAME.without}`} replace preventScrollReset>
          {withoutName ? 'Toon met een voornaam' : 'Toon zonder voornaam'}
        </Link>
      </p>
      <MailPreview mail={mail} />
      <ButtonLink to={adminTemplate(templateKey)} className="justify-self-start">
        Bewerk
      </ButtonLink>
    </OverList>
  )
}
