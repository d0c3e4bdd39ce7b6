import { CHANGES, worthOf } from '#app/copy/landing-pages.ts'
import { SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { LandingChange, LandingPageReport, MovedCheck } from '#engine/landing-page/landing-page.ts'

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** Each change with its worth, the checks that it moves, and the text to paste. */
export function PageChanges({ report: { changes, wasTried } }: { report: LandingPageReport }) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="veranderingen" className="grid grid-cols-1 gap-4">
      <h3 id="veranderingen" className="text-lg">
        Wat je kunt veranderen
      </h3>
      <ol className="grid grid-cols-1 divide-y divide-hairline border-y border-hairline">
        {changes.map((change, at) => (
          <li key={change.id} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-y-2 py-4">
            <span aria-hidden="true" className="font-serif text-lg leading-snug font-semibold text-soft tabular-nums">
              {at + 1}
            </span>
            <h4 className="font-serif text-lg leading-snug font-semibold text-pretty">{CHANGES[change.id].title}</h4>
            <div className="col-start-2 grid grid-cols-1 gap-3">
              {wasTried ? <Worth change={change} /> : null}
              <p className="max-w-prose">{CHANGES[change.id].where}</p>
              <TextToPaste change={change} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Worth({ change }: { change: LandingChange }) {
  const { from, to, moved } = change
  return (
    <div className="grid gap-1">
      <p className="text-soft tabular-nums">
        {to !== null && to > from ? (
          <>
            van {from} naar <strong className="marked mx-0.5! font-semibold text-ink">{to}</strong>
          </>
        ) : (
          <span className={to !== null && to < from ? 'font-semibold text-bad' : ''}>{worthOf(change)}</span>
        )}
      </p>
      {moved.length > 0 ? (
        <ul className="grid gap-0.5 text-sm text-soft">
          {moved.map((check) => (
            <li key={check.title}>
              {check.title}: {pointsText(check)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const pointsText = ({ from, to, maxPoints }: MovedCheck) =>
  maxPoints > 0
    ? `van ${number.format(from)} naar ${number.format(to)} ${maxPoints === 1 ? 'van 1 punt' : `van de ${number.format(maxPoints)} punten`}`
    : `van ${number.format(from)} naar ${number.format(to)} punten`

/** The text for people first; its HTML, which is what was tried, below a fold. */
function TextToPaste({ change: { id, text, html } }: { change: LandingChange }) {
  const { title } = CHANGES[id]
  if (text === undefined) return <Code code={html} label="HTML" about={`de HTML van ‘${title}’`} />
  return (
    <div className="grid grid-cols-1 gap-1">
      <Code code={text} label="Tekst" about={`de tekst van ‘${title}’`} />
      <details className="min-w-0">
        <summary className="flex min-h-9 w-fit items-center text-sm font-medium text-link underline underline-offset-4">
          Liever als HTML<span className="sr-only"> van ‘{title}’</span>
        </summary>
        <Code code={html} label="HTML" about={`de HTML van ‘${title}’`} />
      </details>
    </div>
  )
}

function Code({ code, label, about }: { code: string; label: string; about: string }) {
  return (
    // The button needs the figure: without React's scripts, the public site's script copies the code in it.
    <figure className="min-w-0 overflow-hidden rounded-md border border-hairline bg-shade">
      <figcaption className="flex items-center justify-between gap-4 border-b border-hairline ps-4 pe-3 text-sm text-soft">
        {label}
        <CopyButton text={code} label="Kopieer" about={about} done={SUCCESS_TEXTS.copied} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className="max-h-96 overflow-auto p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{code}</code>
      </pre>
    </figure>
  )
}
