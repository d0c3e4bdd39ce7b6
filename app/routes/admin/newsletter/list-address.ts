/** What the list shows, as it is in its address: it survives a reload and works without JavaScript. */
import { type SubscriptionState, subscribersPageSchema } from '#features/newsletter/subscribers.schema.ts'
import { URLS } from '#features/urls.ts'

interface Shown {
  state?: SubscriptionState | undefined
  query?: string | undefined
}

/** An address with a state that does not exist shows all. */
function read(search: URLSearchParams): Shown {
  const state = subscribersPageSchema.shape.state.safeParse(search.get('stand') ?? '').data
  const query = search.get('query')?.trim().slice(0, 200)
  return { ...(state && { state }), ...(query && { query }) }
}

function write(
  { state, query }: Shown,
  also: Record<string, string> = {},
  base: string = URLS.adminNewsletter,
): string {
  const search = new URLSearchParams({ ...(state && { stand: state }), ...(query && { query }), ...also })
  return search.size > 0 ? `${base}?${search}` : base
}

export const listAddress = { read, write }

export const REMOVE_QUESTION = {
  title: 'Abonnee verwijderen?',
  text: 'Alles over dit adres gaat weg, ook het bewijs van de toestemming. Was het adres afgemeld, dan blijft alleen een onleesbare code bewaard, zodat het geen mail meer krijgt. Dit is niet terug te draaien.',
  confirm: 'Verwijder',
} as const
