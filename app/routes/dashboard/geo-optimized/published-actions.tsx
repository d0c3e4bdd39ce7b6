import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/dialog.tsx'
import { dashboardTab, publicProfile, URLS } from '#features/urls.ts'

const QUESTION = {
  title: 'Profiel offline halen?',
  confirmLabel: 'Haal offline',
} as const
const CONSEQUENCE =
  'Niemand kan je profiel dan nog lezen, ook AI-assistenten niet. Je gegevens blijven bewaard en het adres blijft van jou: publiceer je opnieuw, dan staat alles er weer.'

/** Of the question on the page itself, for who has no JavaScript. */
const ASKED = 'offline'
export const ASK_UNPUBLISH = `${dashboardTab('geo-optimized')}&vraag=${ASKED}`

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
  const [search] = useSearchParams()
  if (search.get('vraag') === ASKED) {
    return (
      <AskFirst
        {...QUESTION}
        action={URLS.dashboard}
        fields={{ intent: 'unpublish' }}
        cancelHref={dashboardTab('geo-optimized')}
      >
        {CONSEQUENCE}
      </AskFirst>
    )
  }
  return (
    <div className="flex flex-wrap gap-3 border-t border-hairline pt-6">
      <ButtonAnchor href={publicProfile(slug)} target="_blank">
        Bekijk openbaar profiel
        <ExternalLink aria-hidden />
        <span className="sr-only">(opent in een nieuw tabblad)</span>
      </ButtonAnchor>
      <Form
        action={URLS.dashboard}
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        <input type="hidden" name="tab" value="geo-optimized" />
        <Button look="danger" name="vraag" value={ASKED} disabled={busy}>
          Haal offline
        </Button>
      </Form>
      <Confirm open={asking} onOpenChange={setAsking} {...QUESTION} onConfirm={onUnpublish}>
        {CONSEQUENCE}
      </Confirm>
    </div>
  )
}
