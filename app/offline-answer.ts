/**
 * Runs an action from the browser. Without a connection it gives `answer` instead of the error page, so that what was typed
 * stays on the screen; redirects and answers of the server pass.
 */
export async function actionOrAnswer<Answer>(serverAction: () => Promise<Answer>, answer: Answer): Promise<Answer> {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Error) return answer
    throw error
  }
}
