/** What a notice says, in Dutch and English: on screen in Dutch, in mails in the language of the account. */
import { ASSISTANT_NAMES } from '#engine/assistants.ts'
import type { Language } from '#engine/report/report.ts'
import type { ChangedAccess, ChangedLine } from '#engine/watch/watched.ts'
import { shownNumber } from '#engine/wording.ts'
import { PLAN_LABELS } from '#features/access/plans.ts'
import { judgedAnswerAddress } from '#features/assistant-answers/answer-address.ts'
import { dayIn } from './day-in.ts'
import { leftoverText } from './leftover-text.rules.ts'
import type { NoticeDetails, NoticeKind, NoticeOf } from './notice-details.ts'
import { wrongFactsText } from './wrong-facts-text.rules.ts'

export interface NoticeText {
  tone: 'good' | 'info' | 'warn' | 'bad'
  title: string
  lines: string[]
  /** The lines of the file that changed. */
  changed: ChangedLine[]
}

const GRAVITY: readonly NoticeText['tone'][] = ['bad', 'warn', 'info', 'good']

/** Of what was seen at one moment, what matters most comes first. */
export function byGravity(one: NoticeOf, other: NoticeOf): number {
  const gravity = (notice: NoticeOf) => GRAVITY.indexOf(noticeText(notice, 'nl').tone)
  return gravity(one) - gravity(other)
}

/** The others are counted. */
const NAMED_CRAWLERS = 6

/** `others`: told together with it. */
export function noticeText(notice: NoticeOf, language: Language, others: readonly NoticeOf[] = []): NoticeText {
  const write = TEXTS[notice.kind] as Write<unknown>
  const all = [notice, ...others].map(({ details }) => details)
  const { tone = 'info', lines = [], changed = [], ...text } = write(notice.details, sayIn(language), language, all)
  return { tone, lines, changed, ...text }
}

/** The same as lines of a mail, with the addresses of the answers that it is about. */
export function mailedText(
  [notice, ...others]: readonly [MailedNotice, ...MailedNotice[]],
  language: Language,
  baseUrl: string,
): string {
  const { title, lines, changed } = noticeText(notice, language, others)
  const say = sayIn(language)
  const kinds = { removed: say('weg', 'removed'), added: say('nieuw', 'added') }
  return [
    title,
    ...lines,
    ...changed.map(({ kind, number, text }) => `– ${say('regel', 'line')} ${number}, ${kinds[kind]}: ${text}`),
    ...[notice, ...others].flatMap((one) => {
      if (one.kind !== 'assistant-wrong') return []
      const of = others.length > 0 ? ` ${say('van', 'of')} ${ASSISTANT_NAMES[one.details.assistant]}` : ''
      const address = baseUrl + judgedAnswerAddress(one.domain_id, one.details.answerId)
      return [`${say('Het antwoord', 'The answer')}${of}: ${address}`]
    }),
  ].join('\n')
}

type MailedNotice = NoticeOf & { domain_id: string | null }

type Say = (nl: string, en: string) => string
type Written = Partial<NoticeText> & { title: string }
type Write<Details> = (details: Details, say: Say, language: Language, all: readonly Details[]) => Written

const sayIn =
  (language: Language): Say =>
  (nl, en) =>
    language === 'nl' ? nl : en

const TEXTS: { [Kind in NoticeKind]: Write<NoticeDetails[Kind]> } = {
  published: ({ website }, say) => ({
    tone: 'good',
    title: say(`Je profiel voor ${website} staat online`, `Your profile for ${website} is online`),
    lines: [
      say(
        'Wanneer een assistent het leest, bepaalt die assistent zelf.',
        'When an assistant reads it is up to that assistant.',
      ),
    ],
  }),
  'score-fell': ({ from, to, since, lost, more, ceilings }, say, language) => ({
    tone: 'warn',
    title: say(`Je score daalde van ${from} naar ${to}`, `Your score fell from ${from} to ${to}`),
    lines: [
      say(
        `Twee metingen, een dag uit elkaar, geven dit. Het verschil met ${dayIn(since, language)} is groter dan wat metingen van een onveranderde website verschillen.`,
        `Two readings, a day apart, say so. The difference with ${dayIn(since, language)} is more than readings of an unchanged website differ.`,
      ),
      ...ceilings,
      ...lost.map(({ title, ...points }) => {
        const [was, is] = [shownNumber(points.from, language), shownNumber(points.to, language)]
        return say(`${title}: van ${was} naar ${is} punten.`, `${title}: from ${was} to ${is} points.`)
      }),
      ...(more > 0 ? [say(`En nog ${more} in je analyse.`, `And ${more} more in your analysis.`)] : []),
    ],
  }),
  'robots-txt': ({ since, lines, more, cause }, say, language) => ({
    title: say('Je robots.txt is veranderd', 'Your robots.txt has changed'),
    lines: [
      say(
        'Geen crawler die we kennen mag je homepage er meer of minder door lezen.',
        'No crawler that we know may read your home page more or less because of it.',
      ),
      ...aboutFile({ since, more, cause }, say, language),
    ],
    changed: lines,
  }),
  'crawler-access': ({ since, lines, more, cause, crawlers }, say, language) => {
    const [shutOut, letIn] = [crawlers.filter(({ allowed }) => !allowed), crawlers.filter(({ allowed }) => allowed)]
    return {
      tone: shutOut.length > 0 ? 'bad' : 'good',
      title:
        shutOut.length > 0
          ? say('Crawlers mogen je homepage niet meer lezen', 'Crawlers may no longer read your home page')
          : say('Crawlers mogen je homepage weer lezen', 'Crawlers may read your home page again'),
      lines: [
        ...(shutOut.length > 0
          ? [say(`Niet meer: ${named(shutOut, say)}.`, `No longer: ${named(shutOut, say)}.`)]
          : []),
        ...(letIn.length > 0 ? [say(`Nu wel: ${named(letIn, say)}.`, `Now allowed: ${named(letIn, say)}.`)] : []),
        ...rulesOf(shutOut, say),
        ...aboutFile({ since, more, cause }, say, language),
      ],
      changed: lines,
    }
  },
  'llms-txt': ({ since, was, now, lines, more, cause }, say, language) => ({
    tone: now ? 'info' : 'warn',
    title: now
      ? was
        ? say('Je llms.txt is veranderd', 'Your llms.txt has changed')
        : say('Je website heeft nu een llms.txt', 'Your website has an llms.txt now')
      : say('Je llms.txt is weg', 'Your llms.txt is gone'),
    lines: aboutFile({ since, more, cause }, say, language),
    changed: lines,
  }),
  noindex: ({ since, before, after }, say, language) => ({
    tone: after === null ? 'good' : 'bad',
    title:
      after === null
        ? say('Je homepage staat niet meer op noindex', 'Your home page is no longer set to noindex')
        : say('Je homepage staat op noindex', 'Your home page is set to noindex'),
    lines: [
      after === null
        ? say(`Weg is: ${before}`, `Gone is: ${before}`)
        : say(
            `Zoekmachines, en de assistenten die erop bouwen, laten hem weg. Dit staat er nu: ${after}`,
            `Search engines, and the assistants that build on them, leave it out. This is there now: ${after}`,
          ),
      lastSeen(since, say, language),
    ],
  }),
  'proof-lost': ({ website }, say) => ({
    tone: 'warn',
    title: say(`Het bewijs voor ${website} is vervallen`, `The proof for ${website} was lost`),
    lines: [
      say(
        'Drie dagen op rij vonden we het niet op je website. Zet het terug en controleer opnieuw.',
        'We did not find it on your website for three days in a row. Put it back and check again.',
      ),
    ],
  }),
  displaced: ({ website }, say) => ({
    tone: 'bad',
    title: say(`Een ander account heeft ${website} overgenomen`, `Another account took over ${website}`),
    lines: [
      say(
        'Dat account bewees dat de website van hem is. Je profiel is offline; er is niets verwijderd.',
        'That account proved that the website is its own. Your profile is offline; nothing was deleted.',
      ),
    ],
  }),
  'plan-ending': ({ plan, endsAt }, say, language) => ({
    tone: 'warn',
    title: say(
      `Je ${PLAN_LABELS[plan]} loopt tot ${dayIn(endsAt, language)}`,
      `Your ${PLAN_LABELS[plan]} runs until ${dayIn(endsAt, language)}`,
    ),
    lines: [
      say(
        'Wordt het niet verlengd, dan geldt daarna Gratis. Er wordt niets verwijderd.',
        'Unless it is renewed, Gratis holds after that. Nothing is deleted.',
      ),
    ],
  }),
  leftover: leftoverText,
  'assistant-wrong': wrongFactsText,
}

interface AboutFile {
  since: string
  more: number
  cause: string | null
}

/** The cause only where the file itself names it. */
function aboutFile({ since, more, cause }: AboutFile, say: Say, language: Language): string[] {
  return [
    lastSeen(since, say, language),
    ...(cause
      ? [
          say(
            `Het bestand noemt zelf wat de regels schreef: ‘${cause}’`,
            `The file itself names what wrote the lines: ‘${cause}’`,
          ),
        ]
      : []),
    ...(more === 1 ? [say('Er veranderde nog één andere regel.', 'One other line changed too.')] : []),
    ...(more > 1 ? [say(`Er veranderden nog ${more} andere regels.`, `${more} other lines changed too.`)] : []),
  ]
}

const lastSeen = (since: string, say: Say, language: Language) =>
  say(`Op ${dayIn(since, language)} was het nog anders.`, `On ${dayIn(since, language)} it was still different.`)

function named(crawlers: ChangedAccess[], say: Say): string {
  const rest = crawlers.length - NAMED_CRAWLERS
  const first = crawlers.slice(0, NAMED_CRAWLERS).map(({ token }) => token)
  return [...first, ...(rest > 0 ? [say(`en nog ${rest}`, `and ${rest} more`)] : [])].join(', ')
}

/** Each rule once, however many crawlers it decides for. */
function rulesOf(crawlers: ChangedAccess[], say: Say): string[] {
  const rules = new Map(crawlers.flatMap(({ rule }) => (rule ? [[rule.line, rule.text] as const] : [])))
  return [...rules].map(([line, text]) => say(`Dat zegt regel ${line}: ${text}`, `Line ${line} says so: ${text}`))
}
