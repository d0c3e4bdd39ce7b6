import { assistantLabel } from '#app/copy/assistant-answers.ts'
import { judgedAnswerAddress } from '#features/assistant-answers/answer-address.ts'
import type { NoticeOf } from '#features/notices/notice-details.ts'
import { aboutDomain, accountTab, dashboardTab, URLS } from '#features/urls.ts'

export interface Place {
  to: string
  label: string
}

/** Where each of the notices that are told together can be looked into. */
export function placesOf(together: readonly (NoticeOf & { domainId: string | null })[]): Place[] {
  return together.map((notice) => {
    const place = placeOf(notice, notice.domainId)
    if (together.length === 1 || notice.kind !== 'assistant-wrong') return place
    return { ...place, label: `${place.label} van ${assistantLabel(notice.details.assistant)}` }
  })
}

/** The screen where a notice can be looked into, and something done about it. */
function placeOf(notice: NoticeOf, domainId: string | null): Place {
  switch (notice.kind) {
    case 'published':
      return { to: dashboardTab('geo-optimized', domainId), label: 'Bekijk je profiel' }
    case 'llms-txt':
      return { to: dashboardTab('llms-txt', domainId), label: 'Bekijk je llms.txt' }
    case 'proof-lost':
    case 'displaced':
      return { to: aboutDomain(URLS.ownership, domainId), label: 'Bewijs dat de website van jou is' }
    case 'plan-ending':
      return { to: accountTab('abonnement'), label: 'Bekijk je abonnement' }
    case 'leftover':
      return { to: aboutDomain(URLS.sameFacts, domainId), label: 'Bekijk wat nog oud is' }
    case 'assistant-wrong':
      return { to: judgedAnswerAddress(domainId, notice.details.answerId), label: 'Bekijk het antwoord' }
    default:
      return { to: dashboardTab('analysis', domainId), label: 'Bekijk je analyse' }
  }
}
