/** The text about the place in the queue; null once it runs. */
export function waitingText(ahead: number | null | undefined): string | null {
  if (ahead === null || ahead === undefined) return null
  if (ahead === 0) return 'Het is druk. Jij bent als eerste aan de beurt'
  return ahead === 1
    ? 'Het is druk. Er wacht nog 1 analyse voor je'
    : `Het is druk. Er wachten nog ${ahead} analyses voor je`
}
