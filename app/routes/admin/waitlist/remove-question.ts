import { URLS } from '#features/urls.ts'

export const REMOVE_QUESTION = {
  title: 'Inschrijving verwijderen?',
  text: 'gaat van de wachtlijst. Dit is niet terug te draaien. Een account dat er al is, blijft.',
  confirm: 'Verwijder',
} as const

/** The page with the question, for visitors without JavaScript. */
export function removePage(id: string): string {
  return `${URLS.adminWaitlist}?${new URLSearchParams({ inschrijving: id })}`
}
