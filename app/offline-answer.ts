import { awaySeconds, makeRepeatable, untilItAnswers } from './away.ts'
import { FAILURE_TEXTS } from './copy/messages.ts'

/** What every answer of an action may contain: that it failed for now, and may work after so many seconds. */
export interface Answerable {
  message: string | null
  retryAfter?: number
}

/**
 * Runs an action in the browser. Without a connection, or while the database is unreachable, it returns `answer` instead of the error
 * page, so that what was typed stays on the screen; the server's redirects and answers pass.
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

/** The same for an idempotent action: it is retried automatically. */
export function actionUntilDone<Answer extends Answerable>(
  serverAction: () => Promise<Answer>,
  request: Request,
  answer: Answer,
): Promise<Answer> {
  makeRepeatable(request)
  return actionOrAnswer(() => untilItAnswers(serverAction, request.signal), answer)
}
