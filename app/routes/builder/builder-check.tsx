import { Check } from 'lucide-react'
import { ANALYSIS_STEPS } from '#app/copy/analysis-steps.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { FAILURE_TEXTS, FALLBACK_TEXTS } from '#app/copy/messages.ts'
import { waitingText } from '#app/copy/waiting.ts'
import { Difference } from '#app/routes/dashboard/analysis/difference.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { BuilderPage } from '#features/shared-reports/builder-page.server.ts'

export const CHECK_ID = 'controle'

/** 'Klaar, controleer': has the website read again, shows the progress, and reports what changed since the link was created. */
export function BuilderCheck({ page, refused }: { page: BuilderPage; refused: string | null }) {
  const { reading, failed, checksLeft, since, analysis } = page
  return (
    <section id={CHECK_ID} aria-labelledby="controle-kop" className="grid scroll-mt-6 grid-cols-1 gap-4">
      {reading ? (
        <div className="grid gap-4 rounded-md border border-hairline bg-sheet p-5">
          <h2 id="controle-kop" className="text-xl">
            We lezen de website opnieuw
          </h2>
          <Progress label="Voortgang van de controle" value={reading.done} max={reading.total} />
          <p role="status" className="font-medium">
            {waitingText(reading.ahead) ?? ANALYSIS_STEPS[reading.step] ?? 'We beginnen met de website'}…{' '}
            <span className="text-soft tabular-nums">
              {reading.done} van {reading.total}
            </span>
          </p>
          <p className="text-sm text-soft print:hidden">
            Deze pagina ververst zichzelf. <a href={`?#${CHECK_ID}`}>Ververs nu</a>
          </p>
        </div>
      ) : (
        <>
          <h2 id="controle-kop" className="text-xl">
            {since ? 'Sinds je deze link kreeg' : 'Iets veranderd?'}
          </h2>
          {refused ? (
            <Notice kind="bad" live="alert">
              {refused}
            </Notice>
          ) : null}
          {failed && !refused ? <Notice kind="bad">{FALLBACK_TEXTS.builderCheck}</Notice> : null}
          {since ? <Since since={since} /> : null}
          {checksLeft === null ? (
            <p className="max-w-prose text-soft">
              Zelf laten controleren kan met deze link niet. Laat de eigenaar weten dat je klaar bent; die ziet de
              nieuwe score na de volgende analyse.
            </p>
          ) : (
            <form method="post" className="grid justify-items-start gap-2 print:hidden">
              <Button disabled={checksLeft === 0}>Klaar, controleer</Button>
              <p className="max-w-prose text-sm text-soft">
                {checksLeft === 0
                  ? FAILURE_TEXTS['builder-limit-reached']
                  : `We lezen de website dan opnieuw, en markeren wat er veranderde. Dat kan vandaag nog ${checksLeft} keer. Laatst gelezen op ${dutchMoment(analysis.takenAt)}.`}
              </p>
            </form>
          )}
        </>
      )}
    </section>
  )
}

function Since({ since: { difference, done } }: { since: NonNullable<BuilderPage['since']> }) {
  return (
    <>
      {done.length > 0 ? (
        <ul className="grid gap-2">
          {done.map((says) => (
            <li key={says} className="flex items-start gap-2.5">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
              <span>
                <span className="font-semibold">Gedaan:</span> {says}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Difference difference={difference} />
    </>
  )
}
