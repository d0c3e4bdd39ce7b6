import { Form, Link, useSearchParams } from 'react-router'
import { ListSearch } from '#app/routes/admin/list-search.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { URLS } from '#features/urls.ts'
import type { WaitlistCounts } from '#features/waitlist/admin-waitlist.server.ts'
import { INVITE_FORM } from './invite-form.ts'
import type { useInvitations } from './use-invitations.ts'

/** Ticks everyone on the page who waits; in the address, so that it works without scripts. */
export const TICK_ALL = { kies: 'iedereen' } as const

const counted = (count: number) => count.toLocaleString('nl-NL')

export function WaitlistCount({ total, withUseCase }: WaitlistCounts) {
  return (
    <p className="text-soft">
      {counted(total)} {total === 1 ? 'inschrijving' : 'inschrijvingen'}, {counted(withUseCase)} met een use case
    </p>
  )
}

export function WaitlistSearch() {
  const [search] = useSearchParams()
  const query = search.get('query') ?? ''
  const file = query ? `${URLS.adminWaitlistFile}?${new URLSearchParams({ query })}` : URLS.adminWaitlistFile
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <ListSearch action={URLS.adminWaitlist} query={query} placeholder="Naam, bedrijf, e-mail of website" />
      <ButtonAnchor href={file} download>
        Download als CSV
      </ButtonAnchor>
    </div>
  )
}

/** Its fields stand in the rows of the table. */
export function InviteForm({ invitations }: { invitations: ReturnType<typeof useInvitations> }) {
  const [search] = useSearchParams()
  const { progress, submit } = invitations
  const all = new URLSearchParams(search)
  for (const [name, value] of Object.entries(TICK_ALL)) all.set(name, value)
  return (
    <div className="grid gap-3">
      <Form id={INVITE_FORM} method="post" onSubmit={submit} className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button busy={progress !== null}>Gekozen uitnodigen</Button>
        <Link to={`?${all}`} replace preventScrollReset className="inline-flex min-h-11 items-center">
          Kies iedereen op deze pagina
        </Link>
      </Form>
      {progress ? (
        <div className="grid max-w-md gap-1.5">
          <Progress label="Uitnodigingen" value={progress.done} max={progress.total} />
          <p role="status" className="text-sm text-soft tabular-nums">
            {progress.done} van {progress.total} verstuurd
          </p>
        </div>
      ) : null}
    </div>
  )
}
