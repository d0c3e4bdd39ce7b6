/** One page of a company's website, judged beside the company's own facts: types alone, for the screens as well. */
import type { ComparedFact, FactValues, Place, StatedValue } from '#engine/consistency/facts.ts'
import type { JudgeOptions } from '#engine/judge/judge-options.ts'
import type { QuestionSource } from '#engine/naming/questions.ts'
import type { Gate, Language } from '#engine/report/report.ts'

/** What the company says about itself, as its plan shows it. */
export interface LandingPageCompany {
  facts: FactValues
  faqs: { question: string; answer: string }[]
  questions: QuestionSource
  /** The opening hours of each place, as people write them: 'ma 09:00-17:00; zo gesloten'. */
  hours: readonly string[]
  description: string
  socials: string[]
}

export interface LandingPageGiven {
  /** The address that the owner typed. */
  url: string
  company: LandingPageCompany
  judge: JudgeOptions
}

/** What is judged of one page, in the order in which it is shown. */
export type ReadabilityId =
  | 'text'
  | 'index'
  | 'crawlers'
  | 'canonical'
  | 'title'
  | 'description'
  | 'lang'
  | 'headings'
  | 'questions'
  | 'weight'

export interface ReadabilityRow {
  id: ReadabilityId
  state: 'good' | 'mend' | 'bad'
  /** Which of the sentences of the screen holds. */
  outcome: string
  values: Record<string, string | number>
  /** What the page holds, quoted. */
  found: string
}

/** A website states its own address on every page: that fact says nothing here. Services are one fact: a page names one or it names none. */
export type PageFactId = Exclude<ComparedFact, 'website'> | 'hours' | 'services'

export interface PageFact {
  fact: PageFactId
  /** `differs`: the page states another value than the profile. */
  outcome: 'states' | 'differs' | 'misses'
  /** The profile's, as shown to people. */
  values: string[]
  stated: StatedValue[]
}

export interface PageQuestion {
  question: string
  from: 'profile' | 'suggested'
  /** The passage that answers it; null if the page holds none that we can point at. */
  answeredBy: { quote: string; place: Place | 'question' } | null
}

export type LandingChangeId = 'facts' | 'questions' | 'markup' | 'lang' | 'indexing'

export interface MovedCheck {
  title: string
  from: number
  to: number
  maxPoints: number
}

/** The score with one or more changes made in the page's HTML, judged again. */
export interface TriedScore {
  from: number
  /** Null: after the change there is nothing to judge. */
  to: number | null
  /** The ceiling that hides what the change gains. */
  held: Gate['id'] | null
  /** Checks whose points change, up or down. */
  moved: MovedCheck[]
}

export interface LandingChange extends TriedScore {
  id: LandingChangeId
  /** To paste as it is; absent where only the HTML is pasted. */
  text?: string
  html: string
}

export interface LandingPageReport {
  /** The page that answered. */
  url: string
  isHome: boolean
  /** Of the page's text, and of what is written for it. */
  language: Language
  takenAt: string
  /** Of the website, with this page among the pages read. */
  score: number
  gates: Gate[]
  pagesRead: string[]
  readability: ReadabilityRow[]
  facts: PageFact[]
  questions: PageQuestion[]
  /** Most points first. */
  changes: LandingChange[]
  /** All changes at once; null where there are fewer than two. */
  together: TriedScore | null
  /** False: the pages are too heavy to judge them again for every change. */
  wasTried: boolean
}

/** Why a page was not judged. */
export type PageNotRead =
  | 'robots'
  | 'gone'
  | 'refused'
  | 'unreachable'
  | 'no-page'
  | 'elsewhere'
  | 'same-page'
  | 'home'
  | 'too-heavy'

export type LandingPageResult =
  | { ok: true; report: LandingPageReport }
  /** `because`: a sentence about the home page, where that is what was not read. */
  | { ok: false; reason: PageNotRead; status: number | null; because?: string }
