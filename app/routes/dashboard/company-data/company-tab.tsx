import { startTransition, useEffect, useMemo, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Form, Link, useSearchParams } from 'react-router'
import { FormMessage } from '#app/routes/auth/form-message.tsx'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Notice } from '#app/ui/notice.tsx'
import { allows } from '#features/access/plans.ts'
import { EXTENDED_FIELDS, PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import { versionOf } from '#features/profiles/versions.ts'
import type { ProposalsView } from '#features/proposals/proposals.schema.ts'
import { URLS } from '#features/urls.ts'
import { ConflictQuestion } from './drafts/conflict-question.tsx'
import { DraftQuestion } from './drafts/draft-question.tsx'
import { BasicStep } from './form/basic-step.tsx'
import { CompanyFormContext } from './form/company-form.ts'
import { ExtendedStep } from './form/extended-step.tsx'
import { RETRY_FORM } from './form/image-field.tsx'
import type { ShownImage } from './form/shown-images.server.ts'
import { focusFirstProblem, useFieldChecks } from './form/use-field-checks.ts'
import { useOwnImages } from './form/use-own-images.ts'
import { FillFrom } from './found/fill-from.tsx'
import { FirstPublish } from './found/first-publish.tsx'
import { FoundCard } from './found/found-card.tsx'
import type { ProposalsAnswer } from './found/proposals-answer.ts'
import { useFound } from './found/use-found.ts'
import { useWebsite } from './found/use-website.ts'
import { BY_HAND, WebsiteQuestion } from './found/website-question.tsx'
import { extendedMark, type SaveAnswer } from './profile-form.ts'
import { ReviewStep } from './review/review-step.tsx'
import { SaveBar } from './save-bar.tsx'

export function CompanyTab({
  loadedImages,
  proposals,
  answer,
  refused,
}: {
  loadedImages: ShownImage[]
  proposals: ProposalsView
  answer: ProposalsAnswer | undefined
  refused: SaveAnswer | undefined
}) {
  const { profile, form } = useDashboard()
  const website = useWebsite(form, profile.form.url)
  const [query] = useSearchParams()
  const found = useFound(proposals, answer)
  const hasWebsite = website !== ''
  const isByHand = query.has(BY_HAND) || profile.form.companyName !== '' || refused !== undefined
  // While the first reading runs, a reopened page is still a first use.
  const isFirst = !profile.published && (found.isReading || found.reading !== null || found.view.open.length > 0)
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-8" id="bedrijfsgegevens">
      {profile.published ? null : (
        <Notice kind="bad" title="Nog niet gepubliceerd">
          <p>AI-assistenten kunnen je profiel nog niet lezen.</p>
        </Notice>
      )}
      {hasWebsite || isByHand || found.isReading ? (
        <>
          {isByHand && !hasWebsite ? <WithoutWebsite /> : null}
          <FoundCard found={found} />
          {isFirst && !found.isReading && profile.form.companyName !== '' ? <FirstPublish /> : null}
          {found.isReading ? null : <FillFrom found={found} website={website} />}
          {isFirst && found.isReading ? null : <CompanyFields loadedImages={loadedImages} refused={refused} />}
        </>
      ) : (
        <WebsiteQuestion found={found} />
      )}
    </div>
  )
}

function WithoutWebsite() {
  return (
    <Notice kind="info" title="Zonder website vul je het zelf in">
      <p>
        We hebben niets om voor je te lezen, dus de velden hieronder zijn leeg. Publiceren kan zodra je naam en een
        adres op internet zijn ingevuld, bijvoorbeeld je pagina op Facebook of Instagram.
      </p>
    </Notice>
  )
}

function CompanyFields({ loadedImages, refused }: { loadedImages: ShownImage[]; refused: SaveAnswer | undefined }) {
  const { profile, form, autosave, drafts, countries } = useDashboard()
  const images = useOwnImages(loadedImages, autosave.state)
  const check = useFieldChecks(form)
  const [isInteractive, setInteractive] = useState(false)
  useEffect(() => startTransition(() => setInteractive(true)), [])
  const refusedFields = refused?.fields
  const shared = useMemo(
    () => ({
      form: form as unknown as UseFormReturn<FieldValues>,
      ...{ images, countries, isInteractive, refused: refusedFields ?? {} },
    }),
    [form, images, countries, isInteractive, refusedFields],
  )

  function save() {
    if (form.getValues('companyName').trim() === '') {
      form.setError('companyName', { message: PROFILE_TEXTS.required })
      focusFirstProblem(['companyName'])
    }
    autosave.saveNow(focusFirstProblem)
  }

  return (
    <CompanyFormContext value={shared}>
      <div>
        {drafts.draft ? (
          <DraftQuestion
            draft={drafts.draft}
            onRestore={() => {
              if (drafts.draft) autosave.restore(drafts.draft)
              drafts.forget()
            }}
            onDiscard={drafts.discard}
          />
        ) : null}
        {autosave.conflicts.length > 0 ? (
          <ConflictQuestion conflicts={autosave.conflicts} onChoose={autosave.choose} />
        ) : null}
        {autosave.state === 'signed-out' ? <SignedOut /> : null}
        <Steps />
        <Form
          method="post"
          // Without JavaScript it carries the chosen pictures.
          encType="multipart/form-data"
          noValidate
          className="grid min-w-0 grid-cols-1 gap-9"
          onBlur={(event) => void check(event)}
          onSubmit={(event) => {
            const { submitter } = event.nativeEvent as SubmitEvent
            if (submitter?.getAttribute('value') === 'publish-and-analyze') return
            event.preventDefault()
            save()
          }}
        >
          <FormMessage>{refused?.message}</FormMessage>
          {/* Enter in a field presses the first button of a form. */}
          <button type="submit" name="intent" value="save" className="hidden" tabIndex={-1} aria-hidden="true">
            Opslaan
          </button>
          <input type="hidden" name="version" value={versionOf(profile.updatedAt)} />
          {allows(profile.plan, 'extended-info')
            ? EXTENDED_FIELDS.map((field) => <input key={field} {...extendedMark(field)} />)
            : null}
          <BasicStep />
          <ExtendedStep profile={profile} />
          <ReviewStep />
          <SaveBar state={autosave.state} />
        </Form>
        <Form method="post" id={RETRY_FORM} className="hidden">
          <input type="hidden" name="intent" value="retry-image" />
        </Form>
      </div>
    </CompanyFormContext>
  )
}

/** Links to the three steps, which are below each other on the page. */
function Steps() {
  const steps = [
    ['stap-1', 'Basis'],
    ['stap-2', 'Meer over je bedrijf'],
    ['stap-3', 'Controleer'],
  ] as const
  return (
    <nav aria-label="Stappen" className="mb-8">
      <ol className="flex flex-wrap gap-x-6 gap-y-1">
        {steps.map(([id, label], index) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center gap-2 font-medium">
              <span aria-hidden className="font-serif font-semibold text-soft">
                {index + 1}
              </span>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function SignedOut() {
  return (
    <div className="mb-6">
      <Notice kind="warn" live="alert" title="Je bent uitgelogd">
        <p>
          Wat je typte staat veilig in deze browser. <Link to={URLS.login}>Log opnieuw in</Link>, dan vragen we of je
          ermee verder wilt.
        </p>
      </Notice>
    </div>
  )
}
