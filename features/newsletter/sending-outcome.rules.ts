/** What an error of the mail server says about one mail: most of all, whether the receiver may have got it all the same. */

/**
 * 'refused': for good. 'try-later': this receiver, for now. 'no-server': nothing was sent to anyone. 'unsure': the mail server may
 * have taken the mail.
 */
type Outcome = 'refused' | 'try-later' | 'no-server' | 'unsure'

/** The address is left out of the reason: it stays where the subscription is. */
export function sendingOutcome(error: unknown, to: string): { outcome: Outcome; why: string } {
  const message = error instanceof Error ? error.message : String(error)
  const why = message.split(to).join('…').slice(0, 900)
  return { outcome: outcomeOf(error as MailError, message), why }
}

interface MailError {
  code?: string
  syscall?: string
  responseCode?: number
}

function outcomeOf({ code, syscall, responseCode = 0 }: MailError, message: string): Outcome {
  // The answer to this mail or its receiver; after an answer of 400 or more the mail server has not taken it.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutMail && responseCode >= 500) return 'refused'
  if (isAboutMail && responseCode >= 400) return 'try-later'
  if (responseCode >= 400 || code === 'EDNS' || code === 'EAUTH') return 'no-server'
  if (syscall === 'connect' || message === 'Connection timeout' || message === 'Greeting never received')
    return 'no-server'
  return 'unsure'
}
