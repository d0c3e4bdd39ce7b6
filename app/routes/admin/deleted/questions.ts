import { URLS } from '#features/urls.ts'

export type DeletedAction = 'restore' | 'purge'

export const DELETED_QUESTIONS: Record<DeletedAction, { title: string; text: string; confirm: string }> = {
  restore: {
    title: 'Klant herstellen?',
    text: 'kan weer inloggen en het profiel komt terug zoals het was.',
    confirm: 'Herstel',
  },
  purge: {
    title: 'Klant permanent verwijderen?',
    text: 'en alle gegevens van dit account verdwijnen voorgoed. Dit is niet terug te draaien.',
    confirm: 'Verwijder permanent',
  },
}

export function isDeletedAction(value: unknown): value is DeletedAction {
  return value === 'restore' || value === 'purge'
}

/** The page with the question, for visitors without JavaScript and after a second look. */
export function questionPage(userId: string, action: DeletedAction): string {
  return `${URLS.adminDeleted}?${new URLSearchParams({ klant: userId, actie: action })}`
}
