import { Link } from 'react-router'
import { assistantLabel } from '#app/copy/assistant-answers.ts'
import {
  betweenConclusion,
  howConclusion,
  namedConclusion,
  PLACE_LABELS,
  placeConclusion,
  RANK_LABELS,
  rankConclusion,
  shareText,
  spanLabel,
} from '#app/copy/mentions.ts'
import { JUDGED_ID, showAnswers } from '#app/routes/dashboard/assistant-answers/answers-state.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { MentionFigures } from '#features/mentions/figures.ts'
import { GRAINS } from '#features/mentions/period.ts'
import { WAY_LABELS } from '#features/mentions/way-labels.ts'
import { type FigureKind, type WhichAnswers, whichAnswersParams } from '#features/mentions/which-answers.ts'
import { aboutDomain, URLS } from '#features/urls.ts'
import { CitedPages, FactsBeside } from './cited-pages.tsx'
import { FactFigures } from './fact-figures.tsx'
import { OverTime } from './over-time.tsx'
import { RivalRows } from './rival-rows.tsx'
import { ShareRows } from './share-rows.tsx'

type HrefOf = (which: Partial<WhichAnswers>) => string

/** What the asked answers say together. */
export function Figures({ figures }: { figures: MentionFigures }) {
  const { domainInAddress, hrefOf: tabHref } = useDashboard()
  const { grain, spans, lines, ways, thirds, ranks, facts, rivals, pages, beside } = figures
  const [all] = lines
  const hrefOf: HrefOf = (which) =>
    aboutDomain(URLS.mentionAnswers, domainInAddress, whichAnswersParams({ grain, ...which }))
  const behind = (kind: FigureKind, value: string, count: number) =>
    count > 0 ? hrefOf({ figure: { kind, value } }) : null
  return (
    <div className="grid grid-cols-1 gap-6">
      <Period figures={figures} />
      {!all || all.whole.of === 0 ? (
        <EmptyState title="Nog geen antwoorden om te tellen">
          <p>
            Sinds {spanLabel(spans[0]!, grain)} hebben we geen antwoord gekregen. Zodra de assistenten je vragen hebben
            beantwoord, zie je hier hoe vaak en hoe ze je noemen. Antwoorden die je zelf plakt, tellen hier niet mee:
            die kies je uit, en dan meet je niets.
          </p>
        </EmptyState>
      ) : (
        <>
          <Card title={namedConclusion(all)}>
            <p className="mb-4 max-w-prose text-sm text-soft">
              {all.whole.share === null
                ? 'Vanaf tien antwoorden geven we een percentage.'
                : `Met zoveel antwoorden is de uitkomst ${shareText(all.whole)}.`}{' '}
              {betweenConclusion(figures.between)}.
            </p>
            <ShareRows
              about="hoe vaak elke assistent je noemt"
              rows={lines
                .filter(({ assistant }) => assistant !== null)
                .map(({ assistant, whole }) => ({
                  label: assistantLabel(assistant!),
                  share: whole,
                  href: hrefOf({ assistant: assistant === 'anders' ? null : assistant }),
                }))}
            />
            <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
              {(['ja', 'nee'] as const).map((value) => (
                <Link key={value} to={hrefOf({ figure: { kind: 'genoemd', value } })}>
                  {value === 'ja' ? 'Antwoorden die je noemen' : 'Antwoorden die je niet noemen'}
                </Link>
              ))}
            </p>
          </Card>
          <OverTime lines={lines} grain={grain} hrefOf={hrefOf} />
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
            <Card title={howConclusion(ways)}>
              <ShareRows
                about="hoe de antwoorden je noemen"
                rows={ways
                  .filter(({ share }) => share.count > 0)
                  .map(({ way, share }) => ({ label: WAY_LABELS[way], share, href: behind('hoe', way, share.count) }))}
              />
            </Card>
            <Card title={placeConclusion(thirds)}>
              {thirds[0]?.share.of ? (
                <ShareRows
                  about="waar in het antwoord je naam voor het eerst staat"
                  rows={thirds.map(({ third, share }) => ({
                    ...{ label: PLACE_LABELS[third], share, href: behind('deel', third, share.count) },
                  }))}
                />
              ) : (
                <p className="max-w-prose text-soft">Zodra een antwoord je noemt, zie je hier hoe ver naar voren.</p>
              )}
            </Card>
            <RivalRows rivals={rivals} behind={behind} tabHref={tabHref} />
            <Card title={rankConclusion(ranks)}>
              {ranks[0]?.share.of ? (
                <ShareRows
                  about="op welke plek je staat tussen je concurrenten"
                  rows={ranks.map(({ rank, share }) => ({
                    ...{ label: RANK_LABELS[rank], share, href: behind('plek', rank, share.count) },
                  }))}
                />
              ) : (
                <p className="max-w-prose text-soft">
                  Zodra een antwoord jullie allebei noemt, zie je hier wie er vooraan staat.
                </p>
              )}
            </Card>
          </div>
          <FactFigures facts={facts} behind={behind} />
          <CitedPages pages={pages} hrefOf={hrefOf} />
          <FactsBeside beside={beside} judgedHref={(id) => `${tabHref('analysis', showAnswers([id]))}#${JUDGED_ID}`} />
          <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <a
              href={aboutDomain(URLS.mentionAnswersFile, domainInAddress, whichAnswersParams({ grain }))}
              download
              className="font-medium"
            >
              Download de antwoorden en oordelen als CSV
            </a>
            <Link to={hrefOf({})}>Bekijk alle getelde antwoorden</Link>
          </p>
        </>
      )}
    </div>
  )
}

/** Over which answers the figures are, and by week or month. */
function Period({ figures: { grain, lines, questions } }: { figures: MentionFigures }) {
  const { hrefOf } = useDashboard()
  const of = lines[0]?.whole.of ?? 0
  const first = lines[0]?.spans.find(({ share }) => share.of > 0)
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
      <p className="max-w-prose text-soft">
        {!first
          ? 'Alleen antwoorden die wij zelf hebben gevraagd.'
          : `${of === 1 ? '1 antwoord' : `${of} antwoorden`} op ${questions === 1 ? '1 vraag' : `${questions} vragen`} die wij zelf stelden, sinds ${spanLabel(first.span, grain)}. Geplakte antwoorden tellen niet mee: die zijn gekozen, niet gemeten. Niets hiervan telt mee in je score.`}
      </p>
      <nav aria-label="Periode" className="flex gap-x-4">
        {GRAINS.map((one) => (
          <Link
            key={one}
            to={hrefOf('mentions', whichAnswersParams({ grain: one }))}
            preventScrollReset
            {...(one === grain
              ? { 'aria-current': 'true' as const, className: 'font-semibold text-ink no-underline' }
              : {})}
          >
            {one === 'week' ? 'Per week' : 'Per maand'}
          </Link>
        ))}
      </nav>
    </div>
  )
}
