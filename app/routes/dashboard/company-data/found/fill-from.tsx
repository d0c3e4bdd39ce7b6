import { FileText, Globe } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { allows } from '#features/access/plans.ts'
import { aboutDomain, URLS } from '#features/urls.ts'
import type { DocumentAnswer } from './documents.ts'
import type { Found } from './use-found.ts'

/** For an existing profile: read the website again for empty or changed fields, or read a document. */
export function FillFrom({ found }: { found: Found }) {
  const { profile, form, domainInAddress } = useDashboard()
  const document = useFetcher<DocumentAnswer>()
  const isPro = allows(profile.plan, 'document-upload')
  const isBusy = document.state !== 'idle'
  const problem = document.data?.fields.document ?? document.data?.message
  return (
    <div className="grid gap-2 [@media(scripting:none)]:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="button"
          look="quiet"
          busy={found.isReading}
          onClick={() => found.read(form.getValues('url') || profile.form.url)}
        >
          <Globe aria-hidden />
          Vul aan vanaf mijn website
        </Button>
        {isPro ? (
          <document.Form
            method="post"
            action={aboutDomain(URLS.documents, domainInAddress)}
            encType="multipart/form-data"
          >
            <label
              className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-edge bg-sheet px-4 py-2 font-semibold hover:border-ink hover:bg-shade has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${isBusy ? 'text-soft' : ''}`}
            >
              <FileText aria-hidden className="size-[1.15em]" />
              {isBusy ? 'We lezen je document…' : 'Vul aan uit een document'}
              <input
                type="file"
                name="document"
                accept=".pdf,.docx,.txt,.md"
                disabled={isBusy}
                className="sr-only"
                onChange={(event) => {
                  const { form, files } = event.currentTarget
                  if (!form || !files?.length) return
                  void document.submit(form)
                  form.reset()
                }}
              />
            </label>
          </document.Form>
        ) : (
          <p className="flex items-center gap-2 text-soft">
            <Badge tone="marker">Pro</Badge>
            <span>
              Vul aan uit een document. <Link to={URLS.pricing}>Bekijk Pro</Link>
            </span>
          </p>
        )}
      </div>
      {isPro ? (
        <p className="text-sm text-soft">PDF, DOCX, TXT of MD, tot 10 MB. We bewaren het bestand niet.</p>
      ) : null}
      <FieldError id="document-fout">{problem ?? undefined}</FieldError>
      <FieldError id="lezen-fout">{found.refusal ?? undefined}</FieldError>
    </div>
  )
}
