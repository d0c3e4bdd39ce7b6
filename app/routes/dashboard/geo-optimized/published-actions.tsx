import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/dialog.tsx'
import { DOMAIN_PARAM, publicProfile } from '#features/urls.ts'

const QUESTION = {
  title: 'Profiel offline halen?',
  confirmLabel: 'Haal offline',
} as const
const CONSEQUENCE =
  'Niemand kan je profiel dan nog lezen, ook AI-assistenten niet. Je gegevens blijven bewaard en het adres blijft van jou: publiceer je opnieuw, dan staat alles er weer.'

/** Search parameters that show the confirmation on the page itself, for visitors without JavaScript. */
export const ASK_UNPUBLISH = { vraag: 'offline' } as const

export function PublishedActions({
  slug,
  busy,
  onUnpublish,
}: {
  slug: string
  busy: boolean
  onUnpublish: () => void
}) {
  const [asking, setAsking] = useState(false)
  const { domainInAddress, hrefOf } = useDashboard()
  const [search] = useSearchParams()
  if (search.get('vraag') === ASK_UNPUBLISH.vraag) {
    return (
      <AskFirst
        {...QUESTION}
        action={hrefOf('geo-optimized')}
        fields={{ intent: 'unpublish' }}
        cancelHref={hrefOf('geo-optimized')}
      >
        {CONSEQUENCE}
      </AskFirst>
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonAnchor href={publicProfile(slug)} target="_blank" className="max-sm:px-3 max-sm:text-sm">
        Bekijk openbaar profiel
        <ExternalLink aria-hidden />
        <span className="sr-only">(opent in een nieuw tabblad)</span>
      </ButtonAnchor>
      <Form
        action={hrefOf('geo-optimized')}
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        {domainInAddress === null ? null : <input type="hidden" name={DOMAIN_PARAM} value={domainInAddress} />}
        <Button
          look="danger"
          className="max-sm:px-3 max-sm:text-sm"
          name="vraag"
          value={ASK_UNPUBLISH.vraag}
          disabled={busy}
        >
          Haal offline
        </Button>
      </Form>
      <Confirm open={asking} onOpenChange={setAsking} {...QUESTION} onConfirm={onUnpublish}>
        {CONSEQUENCE}
      </Confirm>
    </div>
  )
}
