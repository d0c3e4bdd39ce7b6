/** What the address of the analysis tab says about the link for the web builder, so that its forms work without JavaScript too. */

export const SHARE_ID = 'websitebouwer'

/** Search parameters that show the confirmation on the page itself. */
export const SHARE_QUESTION = { revoke: 'link-intrekken', renew: 'link-vernieuwen' } as const

/** Search parameters after which the link is unfolded. */
export const LINK_OPEN = { toon: 'link' }

export type LinkIntent = 'share' | 'unshare'

export const isLinkIntent = (intent: unknown): intent is LinkIntent => intent === 'share' || intent === 'unshare'
