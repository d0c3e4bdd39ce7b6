/** Where a judged answer is shown: on the analysis tab of its website. */
import { dashboardTab } from '#features/urls.ts'

/** The ids of the answers that are shown whole, joined by commas. */
export const ANSWERS_PARAM = 'antwoord'
/** The place on the tab of the answers that were just judged or chosen. */
export const JUDGED_ID = 'gemarkeerd'

export const judgedAnswerAddress = (domainId: string | null, answerId: string) =>
  `${dashboardTab('analysis', domainId, { [ANSWERS_PARAM]: answerId })}#${JUDGED_ID}`
