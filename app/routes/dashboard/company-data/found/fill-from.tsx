import { FileText, Globe } from 'lucide-react'
import { Form, Link, useFetcher, useSearchParams } from 'react-router'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { allows } from '#features/access/plans.ts'
import { DOCUMENT_TEXTS } from '#features/proposals/document-texts.ts'
import { aboutDomain, URLS } from '#features/urls.ts'
import type { DocumentAnswer } from './documents.ts'
import type { Found } from './use-found.ts'

const PROBLEMS: Record<string, string> = { ...FAILURE_TEXTS, ...DOCUMENT_TEXTS }
const textOf = (problem: string | null) =>
  problem !== null && Object.hasOwn(PROBLEMS, problem) ? PROBLEMS[problem] : undefined

/** Below the first reading: reads the website for empty or changed fields, if `website` is known, or a document. */
export function FillFrom({ found, website }: { found: Found; website: string }) {
  const { profile, form, domainInAddress } = useDashboard()
  const document = useFetcher<DocumentAnswer>()
  const isPro = allows(profile.plan, 'document-upload')
  const isBusy = document.state !== 'idle'
  const [query] = useSearchParams()
  const problem = document.data
    ? (document.data.fields.document ?? document.data.message)
    : textOf(query.get('document'))
  const isNothingNew = document.data?.reading?.proposals.open.every(({ kind }) => kind !== 'document') ?? false
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        {website !== '' ? (
          <Form
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              found.read(form.getValues('url') || website)
            }}
          >
            <input type="hidden" name="url" value={website} />
            <Button look="quiet" name="intent" value="read" busy={found.isReading}>
              <Globe aria-hidden />
              Vul aan vanaf mijn website
            </Button>
          </Form>
        ) : null}
        {isPro ? (
          <document.Form
            method="post"
            action={aboutDomain(URLS.documents, domainInAddress)}
            encType="multipart/form-data"
            className="flex flex-wrap items-center gap-3"
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
                className="sr-only [@media(scripting:none)]:not-sr-only"
                onChange={(event) => {
                  const { form, files } = event.currentTarget
                  if (!form || !files?.length) return
                  void document.submit(form)
                  form.reset()
                }}
              />
            </label>
            <noscript>
              <Button look="quiet">Lees dit document</Button>
            </noscript>
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
      <p role="status" className="empty:hidden">
        {isNothingNew && !isBusy ? 'In dit document vonden we niets nieuws over je bedrijf.' : null}
      </p>
      <FieldError id="document-fout">{problem ?? undefined}</FieldError>
      <FieldError id="lezen-fout">{found.refusal ?? undefined}</FieldError>
    </div>
  )
}
