import { DEMO, HERO } from '#app/copy/marketing.ts'
import { EXAMPLE_TEXTS } from '#app/copy/marketing-example.ts'
import { Worth } from '#app/routes/dashboard/analysis/change-list.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ScoreDial } from '#app/ui/figures/score-dial.tsx'
import { GOOD_SCORE, scoreWord } from '#features/analyses/score-words.ts'
import type { ExamplePiece } from '#features/example/example.ts'
import { URLS } from '#features/urls.ts'

/** An excerpt of /voorbeeld: the answer with one name marked and, where there is room beside the box, the score and the most valuable change. */
export function HeroExample({ example: { score, changes } }: { example: ExamplePiece }) {
  const [change] = changes
  return (
    <figure className="grid min-w-0 grid-cols-1 rounded-md border border-edge bg-sheet">
      <figcaption className="flex items-center justify-between gap-4 border-b border-hairline px-4 py-2.5 sm:px-5">
        <span className="font-semibold">Een antwoord met één naam erin</span>
        <Badge>{EXAMPLE_TEXTS.tag}</Badge>
      </figcaption>
      <div className="grid grid-cols-1 gap-3 px-4 py-4 sm:gap-4 sm:px-5 sm:py-5">
        <p className="max-w-[22rem] justify-self-end rounded-md bg-shade px-4 py-2.5 text-balance">{HERO.question}</p>
        {/* The script writes the visitor's company name here; min-height prevents a layout shift when the name is longer. */}
        <p className="min-h-[4.2em] font-serif text-xl leading-[1.4] wrap-anywhere">
          {HERO.answer}{' '}
          <strong data-company-name={DEMO.restaurant} className="marked font-semibold">
            {DEMO.restaurant}
          </strong>
          .
        </p>
        <p className="text-sm text-soft">{HERO.note}</p>
      </div>
      <div className="grid grid-cols-[11rem_minmax(0,1fr)] items-center gap-x-6 border-t border-hairline px-5 py-5 max-sm:hidden">
        <ScoreDial
          score={score}
          label={`Score van ${DEMO.restaurant}`}
          word={scoreWord(score)}
          goal={{ score: GOOD_SCORE, word: 'goed' }}
        />
        {change ? (
          <div className="grid gap-1">
            <p className="text-sm text-soft">Levert {DEMO.restaurant} het meest op</p>
            <p className="font-serif text-lg leading-snug font-semibold">{change.says}</p>
            <p>
              <Worth change={change} />
            </p>
          </div>
        ) : null}
      </div>
      <p className="border-t border-hairline px-4 py-1 sm:px-5 sm:py-2">
        <a href={URLS.example} className="inline-block py-1.5 font-medium">
          {EXAMPLE_TEXTS.look}
        </a>
      </p>
    </figure>
  )
}
