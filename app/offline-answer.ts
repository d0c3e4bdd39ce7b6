import { awaySeconds, makeRepeatable, untilItAnswers } from './away.ts'
import { FAILURE_TEXTS } from './copy/messages.ts'

/** What every answer of an action may say on top of its own: not now, but in so many seconds it may work. */
export interface Answerable {
  message: string | null
  retryAfter?: number
}

/**
 * Runs an action from the browser. Without a connection, or while the database is away, it gives `answer` instead of the error
 * page, so that what was typed stays on the screen; redirects and answers of the server pass.
 */
export async function actionOrAnswer<Answer extends Answerable>(
  serverAction: () => Promise<Answer>,
  answer: Answer,
): Promise<Answer> {
  try {
    return await serverAction()
  } catch (error) {
    const retryAfter = awaySeconds(error)
    if (retryAfter !== null) return { ...answer, message: FAILURE_TEXTS['database-away'], retryAfter }
    if (error instanceof Error) return answer
    throw error
  }
}

/** The same for an action that may as well be done twice: it is sent again by itself. */
export function actionUntilDone<Answer extends Answerable>(
  serverAction: () => Promise<Answer>,
  request: Request,
  answer: Answer,
): Promise<Answer> {
  makeRepeatable(request)
  return actionOrAnswer(() => untilItAnswers(serverAction, request.signal), answer)
}
