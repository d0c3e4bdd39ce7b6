/**
 * Signing out in one tab ends the screens in the others. A message only says that something may have changed; whether this browser is
 * still signed in is asked of the server, also when a tab is looked at again: the session may have been ended on another device.
 */
import { useEffect } from 'react'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import { accountOfDrafts, forgetDrafts } from './dashboard/company-data/drafts/drafts.ts'

const CHANNEL = `${BRAND.slug}-session`

/** The response header with the id of the account that this browser is signed in to. */
export const SESSION_ACCOUNT = 'Session-Account'

/** The account that is signed in. Where its session has ended already, the one whose form this tab has. */
export async function accountHere(): Promise<string | null> {
  const asked = await fetch(URLS.sessionState, { cache: 'no-store' }).catch(() => null)
  return asked?.headers.get(SESSION_ACCOUNT) ?? accountOfDrafts()
}

/** This tab receives its own message, too, and goes elsewhere. */
let isLeaving = false

/** Call only once the session has ended: from then on this tab ignores the others. */
export function tellOtherTabs(account: string | null): void {
  isLeaving = true
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ account })
  channel.close()
}

export function useOtherTabs(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void leaveIfSignedOut()
    }
    document.addEventListener('visibilitychange', look)
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
    // Who signs out leaves no unsaved input behind, and this tab would store its own when it closes.
    channel?.addEventListener('message', ({ data }: MessageEvent<{ account: string | null }>) =>
      leaveIfSignedOut(() => forgetDrafts(data.account)),
    )
    return () => {
      document.removeEventListener('visibilitychange', look)
      channel?.close()
    }
  }, [])
}

async function leaveIfSignedOut(first = () => {}): Promise<void> {
  if (isLeaving) return
  try {
    const { status } = await fetch(URLS.sessionState, { cache: 'no-store' })
    if (status !== 401) return
    first()
    location.assign(URLS.auth)
  } catch {
    // Without a connection nothing is known; the screen stays.
  }
}
