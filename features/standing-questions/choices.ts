/** What a standing question can be. For both sides. */
export {
  LLM_PLATFORMS as ASSISTANTS,
  type MissedBecause,
  QUESTION_SCHEDULES,
  type QuestionSchedule,
} from '#db/schema/choices.ts'

/** Per website. */
export const MOST_QUESTIONS = 20
