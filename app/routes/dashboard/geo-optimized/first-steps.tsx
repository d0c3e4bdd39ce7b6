import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'

/** The steps from a new account to a score, each with its purpose and its state. `children` is the button of the last one. */
export function FirstSteps({ isAnalyzed, children }: { isAnalyzed: boolean; children: ReactNode }) {
  const { form, hrefOf } = useDashboard()
  const typed = useWatch({ control: form.control }) as ProfileFormValues
  const isNamed = typed.companyName.trim() !== '' && typed.url.trim() !== ''
  const toData = (look: 'primary' | 'quiet') => (
    <ButtonLink look={look} to={hrefOf('company-data')} className="mt-2 w-fit">
      Vul ze in
    </ButtonLink>
  )
  const isTold = typed.desiredInfo.trim() !== '' && typed.locations.length > 0
  return (
    <Card title="Zo word je vindbaar">
      <ol className="grid max-w-prose gap-4">
        <Step isDone={isNamed} title="Je bedrijfsnaam en je website">
          {isNamed ? null : (
            <span className="grid">Zonder deze twee kunnen we niets publiceren. {toData('primary')}</span>
          )}
        </Step>
        <Step isDone={isTold} title="Wat je doet en waar">
          {isTold ? null : (
            <span className="grid">
              Een korte omschrijving en je plaatsen, in je eigen woorden. {isNamed ? toData('quiet') : null}
            </span>
          )}
        </Step>
        <Step isDone={false} title="Publiceren en laten lezen">
          <span className="grid grid-cols-1 gap-3">
            <span>
              Je profiel krijgt een openbare pagina, en we lezen je website zoals een assistent dat doet. Daarna zie je
              je score{isAnalyzed ? ' van nu' : ''} en wat je het beste kunt veranderen.
            </span>
            {children}
          </span>
        </Step>
      </ol>
    </Card>
  )
}

function Step({ isDone, title, children }: { isDone: boolean; title: string; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Icon aria-hidden className={`mt-0.5 size-5 ${isDone ? 'text-good' : 'text-soft'}`} />
      <div className="grid gap-1">
        <p className="font-semibold">
          {title} <span className="font-normal text-soft">{isDone ? 'gedaan' : 'te doen'}</span>
        </p>
        {children ? <div className="text-soft">{children}</div> : null}
      </div>
    </li>
  )
}
