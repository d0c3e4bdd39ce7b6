import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { assistantLabel, FACT_LABELS, outcomeText, ownValueText } from '#app/copy/assistant-answers.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import type { JudgedAnswer, JudgedFactView } from '#features/assistant-answers/judged-answer.rules.ts'
import type { WholeAnswer } from '#features/assistant-answers/kept-answers.server.ts'
import { inSentence } from '#features/wording.ts'
import { MarkedAnswer } from './marked-answer.tsx'
import { RemoveAnswer } from './remove-answer.tsx'

/** One judged answer: the conclusion, what is wrong with both values, what is right, the marked text, and its sources. */
export function JudgedAnswerCard({ shown }: { shown: WholeAnswer }) {
  const id = useId()
  const { assistant, question, at, answer, judgement, model } = shown
  const { because, facts, named } = judgement
  const of = (verdict: JudgedFactView['verdict']) => facts.filter((fact) => fact.verdict === verdict)
  const absent = of('absent')
  return (
    <article
      aria-labelledby={id}
      className="grid grid-cols-1 gap-5 rounded-md border border-hairline bg-sheet p-4 sm:p-6"
    >
      <header className="grid gap-1">
        <h3 id={id} tabIndex={-1} className="text-xl wrap-anywhere">
          {outcomeText({ ...shown, because })}
        </h3>
        <p className="text-sm text-soft wrap-anywhere">
          {assistantLabel(assistant)} op de vraag ‘{question}’,{' '}
          {model ? `door ons gevraagd aan ${model} op ` : 'geplakt op '}
          <time dateTime={at}>{dutchMoment(at)}</time>
        </p>
      </header>
      {facts.length > absent.length ? (
        <ul className="grid max-w-prose divide-y divide-hairline border-y border-hairline">
          {[...of('wrong'), ...of('right')].map((fact) => (
            <Fact key={fact.fact} fact={fact} />
          ))}
        </ul>
      ) : null}
      {facts.length > absent.length ? null : <NotNamed because={because} />}
      <Compared facts={facts} />
      {of('wrong').length > 0 ? (
        <p className="max-w-prose">
          <span className="font-semibold">Doe dit: </span>
          kijk waar de assistent dit vandaan kan hebben, zoals je eigen website of een bedrijvengids, en laat het daar
          aanpassen.
        </p>
      ) : null}
      <MarkedAnswer answer={answer} judgement={judgement} />
      {absent.length > 0 ? (
        <details className="max-w-prose">
          <summary className="w-fit py-1 font-medium text-link underline underline-offset-4">
            {absent.length === 1 ? 'Eén gegeven staat' : `${absent.length} gegevens staan`}{' '}
            {named ? 'niet in het antwoord' : 'er niet over jou in'}
          </summary>
          <dl className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
            {absent.map(({ fact, value }) => (
              <div key={fact} className="contents">
                <dt className="font-semibold">{FACT_LABELS[fact]}</dt>
                <dd className="text-soft wrap-anywhere">{ownValueText(fact, value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
      <Others judgement={judgement} hasSources={shown.cited.length > 0} />
      {model ? <Sources shown={shown} /> : null}
      <RemoveAnswer answer={shown} />
    </article>
  )
}

function Fact({ fact: { fact, verdict, value, said } }: { fact: JudgedFactView }) {
  const isRight = verdict === 'right'
  const texts = [...new Set(said.filter(({ right }) => right === isRight).map(({ text }) => text))].slice(0, 5)
  const own = ownValueText(fact, value)
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-2.5 wrap-anywhere sm:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="flex items-start gap-2 font-semibold">
        {isRight ? (
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
        ) : (
          <X aria-hidden className="mt-1 size-4 shrink-0 text-bad" />
        )}
        <span>
          {FACT_LABELS[fact]}{' '}
          <span className={isRight ? 'text-good' : 'text-bad'}>{isRight ? 'klopt' : 'klopt niet'}</span>
        </span>
      </p>
      <div>
        <p>
          <span className="text-soft">In het antwoord: </span>
          {texts.join(', ')}
        </p>
        {isRight && texts.join(', ') === own ? null : (
          <p>
            <span className="text-soft">In je profiel: </span>
            {own}
          </p>
        )}
      </div>
    </li>
  )
}

/** What the owner can do or know where the name was not counted: a name that the profile lacks is not found. */
function NotNamed({ because }: Pick<JudgedAnswer, 'because'>) {
  const { hrefOf } = useDashboard()
  if (because === 'another-company') {
    return (
      <p className="max-w-prose text-soft">
        Je naam staat erin, maar wat erbij staat, zoals een andere plaats of branche, past bij een ander bedrijf. Daarom
        tellen we het niet als vermelding van jou. Gaat het toch over jou, dan heeft de assistent die gegevens fout.
      </p>
    )
  }
  if (because !== 'absent' && because !== 'another-name') return null
  return (
    <p className="max-w-prose text-soft">
      Noemt dit antwoord je bij een naam die wij niet kennen? Zet die bij ‘Andere namen’ in je{' '}
      <Link to={hrefOf('company-data')}>bedrijfsgegevens</Link>: dan zoeken we er ook naar.
    </p>
  )
}

/** With fewer facts than these in the profile, most of an answer cannot be checked. */
const FEW_FACTS = 5

/** What the answer was compared with, where that is little: what the profile lacks is neither right nor wrong. */
function Compared({ facts }: { facts: JudgedFactView[] }) {
  const { hrefOf } = useDashboard()
  if (facts.length >= FEW_FACTS) return null
  const names = new Intl.ListFormat('nl').format(facts.map(({ fact }) => inSentence(FACT_LABELS[fact])))
  return (
    <p className="max-w-prose text-soft">
      {facts.length === 0
        ? 'Je profiel heeft nog geen gegevens om mee te vergelijken.'
        : `We keken alleen naar je ${names}: de rest staat niet in je profiel.`}{' '}
      <Link to={hrefOf('company-data')}>Naar je bedrijfsgegevens</Link>
    </p>
  )
}

/** Of an answer that we asked for: the pages that the assistant gives as its sources, and those that it opened besides. */
function Sources({ shown: { opened, cited } }: { shown: WholeAnswer }) {
  const named = new Set(cited.map(({ url }) => url))
  const lists = [
    { title: 'Bronnen die de assistent noemt', pages: cited },
    { title: 'Geopend, maar niet genoemd', pages: opened.filter(({ url }) => !named.has(url)) },
  ]
  return lists.map(({ title, pages }) =>
    pages.length === 0 ? null : (
      <details key={title} className="max-w-prose">
        <summary className="w-fit py-1 font-medium text-link underline underline-offset-4">
          {title} ({pages.length})
        </summary>
        <ul className="grid gap-1 py-2 wrap-anywhere">
          {pages.map((page) => (
            <li key={page.url}>
              <a href={page.url} rel="noreferrer nofollow noopener">
                {page.title ?? plainUrl(page.url)}
              </a>{' '}
              <span className="text-soft">({page.site})</span>
            </li>
          ))}
        </ul>
      </details>
    ),
  )
}

const WHOSE = { own: 'Van jou', competitor: 'Van een concurrent', other: 'Van anderen' } as const

/** Which competitors the answer names, and which pages it cites. */
function Others({
  judgement: { competitors, citations, named, rank },
  hasSources,
}: {
  judgement: JudgedAnswer
  /** The assistant gives sources beside the text: then a text that names none is no news. */
  hasSources: boolean
}) {
  if (competitors.length + citations.length === 0 && hasSources) return null
  return (
    <div className="grid max-w-prose gap-3">
      {competitors.length > 0 ? (
        <p className="wrap-anywhere">
          <span className="font-semibold">Concurrenten genoemd: </span>
          {competitors.map(({ name }) => name).join(', ')}.{named && rank !== null ? ` Jij staat op plek ${rank}.` : ''}
        </p>
      ) : null}
      <div hidden={citations.length === 0 && hasSources}>
        <p className="font-semibold">{citations.length > 0 ? 'Pagina’s die het antwoord noemt' : 'Geen bronnen'}</p>
        {citations.length > 0 ? (
          <ul className="grid gap-1 wrap-anywhere">
            {citations.map(({ url, whose, competitor }) => (
              <li key={url}>
                <span className="text-soft">
                  {whose === 'competitor' && competitor ? `Van ${competitor}` : WHOSE[whose]}:{' '}
                </span>
                <a href={url} rel="noreferrer nofollow noopener">
                  {plainUrl(url)}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-soft">Het antwoord noemt geen pagina’s.</p>
        )}
      </div>
    </div>
  )
}
