import { awaySeconds, makeRepeatable, untilItAnswers } from './away.ts'
import { FAILURE_TEXTS } from './copy/messages.ts'

/** Part of every action's answer: the message of a temporary failure, and after how many seconds a retry makes sense. */
export interface Answerable {
  message: string | null
  retryAfter?: number
}

/**
 * Runs an action in the browser. Without a connection, or while the database is unreachable, it returns `answer` instead of the error
 * page, so that the input stays on the screen; redirects and answers of the server pass through.
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
