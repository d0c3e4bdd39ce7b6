/** The types that server and screen share: the fields that can be found, how a proposal is shown, and the possible decisions. */
import { z } from 'zod'
import type { MissedPages } from '#db/schema/proposals.ts'
import type { DocumentProblem } from '#engine/documents/document-problems.ts'
import type { HomeOutcomeId } from '#engine/outcomes.ts'

/** By column, in the order of display; `other` as in 'op je site staat nu een ander telefoonnummer'. `openingstijden` and `uitzonderingen` are part of the first entry of `locaties_uitgebreid`. */
export const PROPOSAL_FIELDS = {
  company_name: { label: 'Bedrijfsnaam', other: 'een andere naam', isFree: true, holds: 'one' },
  andere_namen: { label: 'Andere naam', other: 'nog een andere naam', isFree: true, holds: 'texts' },
  desired_info: { label: 'Waar je om bekend wilt staan', other: 'een andere omschrijving', isFree: true, holds: 'one' },
  locations: { label: 'Plaats', other: 'een andere plaats', isFree: true, holds: 'texts' },
  countries: { label: 'Land', other: 'een ander land', isFree: true, holds: 'texts' },
  sales_telefoon: { label: 'Telefoon', other: 'een ander telefoonnummer', isFree: false, holds: 'one' },
  public_email: { label: 'E-mailadres', other: 'een ander e-mailadres', isFree: false, holds: 'one' },
  locaties_uitgebreid: { label: 'Adres', other: 'een ander adres', isFree: false, holds: 'entries' },
  openingstijden: { label: 'Openingstijden', other: 'andere openingstijden', isFree: false, holds: 'hours' },
  uitzonderingen: {
    label: 'Andere tijden op een datum',
    other: 'andere tijden op deze datum',
    isFree: false,
    holds: 'dates',
  },
  kvk_of_legal_name: {
    label: 'KvK-nummer of statutaire naam',
    other: 'een ander KvK-nummer of een andere naam',
    isFree: false,
    holds: 'one',
  },
  btw_nummer: { label: 'Btw-id', other: 'een ander btw-id', isFree: false, holds: 'one' },
  rechtsvorm: { label: 'Rechtsvorm', other: 'een andere rechtsvorm', isFree: false, holds: 'one' },
  oprichtingsjaar: { label: 'Oprichtingsjaar', other: 'een ander oprichtingsjaar', isFree: false, holds: 'one' },
  sector: { label: 'Sector', other: 'een andere sector', isFree: false, holds: 'one' },
  description: { label: 'Omschrijving', other: 'een andere omschrijving', isFree: false, holds: 'one' },
  samenvatting_algemeen: {
    label: 'Samenvatting in één zin',
    other: 'een andere samenvatting',
    isFree: false,
    holds: 'one',
  },
  talen: { label: 'Taal waarin je helpt', other: 'een andere taal', isFree: false, holds: 'texts' },
  maps_link: { label: 'Link naar de kaart', other: 'een andere link naar de kaart', isFree: false, holds: 'one' },
  logo_svg_url: { label: 'Logo (SVG)', other: 'een ander logo', isFree: false, holds: 'one' },
  logo_png_url: { label: 'Logo', other: 'een ander logo', isFree: false, holds: 'one' },
  hero_afbeelding_url: { label: 'Grote afbeelding', other: 'een andere grote afbeelding', isFree: false, holds: 'one' },
  social_profielen: {
    label: 'Sociaal profiel',
    other: 'iets anders over dit profiel',
    isFree: false,
    holds: 'entries',
  },
  diensten: { label: 'Dienst', other: 'iets anders over deze dienst', isFree: false, holds: 'entries' },
  pakketten: { label: 'Pakket', other: 'iets anders over dit pakket', isFree: false, holds: 'entries' },
  cases: { label: 'Case', other: 'iets anders over deze case', isFree: false, holds: 'entries' },
  faqs: { label: 'Veelgestelde vraag', other: 'een ander antwoord', isFree: false, holds: 'entries' },
  review_bronnen: { label: 'Reviews', other: 'iets anders over deze reviews', isFree: false, holds: 'entries' },
  team: { label: 'Teamlid', other: 'iets anders over deze persoon', isFree: false, holds: 'entries' },
} as const satisfies Record<
  string,
  { label: string; other: string; isFree: boolean; holds: 'one' | 'texts' | 'entries' | 'hours' | 'dates' }
>
export type ProposalField = keyof typeof PROPOSAL_FIELDS
/** Parts of the first location; the other fields are columns of their own. */
export type HoursField = 'openingstijden' | 'uitzonderingen'
export const isHoursField = (field: ProposalField): field is HoursField =>
  field === 'openingstijden' || field === 'uitzonderingen'

export interface ProposalView {
  id: string
  field: ProposalField
  label: string
  /** In the type of the form's field: a text, a year, or one entry of a list. */
  value: unknown
  /** The value formatted as one line. */
  shown: string
  /** Where it was found: 'in je footer', with the page and the passage. */
  sources: { place: string; url: string | null; snippet: string }[]
  kind: 'website' | 'document'
  state: 'proposed' | 'accepted' | 'adjusted' | 'dismissed'
  /** False if the plan does not include the field: the proposal is shown, but cannot be accepted yet. */
  isAllowed: boolean
  /** The profile's current value, if it differs. */
  current: string | null
  /** 'een ander telefoonnummer': what the source has, compared to the current value. */
  other: string
  /** Proposals of one group contradict each other: at most one of them is true. */
  group: string
  isDisputed: boolean
}

export interface ProposalsView {
  domainId: string
  open: ProposalView[]
  /** The proposals dismissed with 'Weg', the latest first; they can be reopened. */
  dismissed: ProposalView[]
  /** The number of proposals that 'Alles klopt' accepts. */
  undisputed: number
  /** The number of proposals that need a higher plan: 'we vonden nog 9 gegevens'. */
  waiting: number
  /** The pages that the last reading of the website could not read; null if there are none. */
  missed: MissedPages | null
}

export interface ReadingView {
  id: string
  /** A page that is judged on its own proposes nothing. */
  kind: 'website' | 'document' | 'landing-page'
  /** The URL, or the document's name. */
  subject: string
  /** The number of readings ahead in the queue; null once it runs. */
  ahead: number | null
  step: string
  done: number
  total: number
  /** The page that is being read. */
  url: string | null
  finished: boolean
  /** True if it finished without a result: an error on our side, or its process died. */
  lost: boolean
  outcome: HomeOutcomeId | DocumentProblem | null
  /** Why nothing was read and what to do about it, as text for the customer. */
  notRead: { title: string; cause: string; advice: string; who: string } | null
  proposals: ProposalsView
}

export const readWebsiteSchema = z.object({
  url: z.string().max(2000),
  /** Chosen by the client, which follows the reading by this id. */
  readingId: z.uuid().optional(),
})
export type ReadWebsiteInput = z.output<typeof readWebsiteSchema>

export const decisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('accept'), id: z.uuid() }),
  z.object({ decision: z.literal('adjust'), id: z.uuid(), value: z.unknown() }),
  z.object({ decision: z.literal('dismiss'), id: z.uuid() }),
  /** Reopens a dismissed proposal. */
  z.object({ decision: z.literal('reopen'), id: z.uuid() }),
  /** 'Alles klopt'. `ids` are the proposals that were on the screen; later ones stay open. */
  z.object({
    decision: z.literal('accept-all'),
    ids: z.array(z.uuid()).max(1_000).optional(),
  }),
])
export type Decision = z.output<typeof decisionSchema>
