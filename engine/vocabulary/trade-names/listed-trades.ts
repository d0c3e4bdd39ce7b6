/** The lists of what trades are called, as one, read: how a line is written stands in crafts-care-and-catering.ts. */
import { RARER_BUILDING_TRADES } from './building.ts'
import { RARER_BUSINESS_TRADES } from './business.ts'
import { RARER_CARE_TRADES } from './care.ts'
import { CRAFTS_CARE_AND_CATERING } from './crafts-care-and-catering.ts'
import { RARER_TRADES } from './rarer-trades.ts'
import { RARER_SHOP_TRADES } from './shops.ts'
import { SHOPS_AND_SERVICES } from './shops-and-services.ts'

export interface ListedName {
  name: string
  /** What the trade does: it tells the trade only with a word for a company. */
  isActivity: boolean
  /** A longer word that ends in it is another trade. */
  isWholeWord: boolean
}

export interface ListedTrade {
  dutch: readonly ListedName[]
  english: readonly ListedName[]
  isRare: boolean
}

export const LISTED_TRADES: readonly ListedTrade[] = [
  ...tradesOf(CRAFTS_CARE_AND_CATERING, false),
  ...tradesOf(SHOPS_AND_SERVICES, false),
  ...tradesOf(RARER_TRADES, true),
  ...tradesOf(RARER_CARE_TRADES, true),
  ...tradesOf(RARER_BUSINESS_TRADES, true),
  ...tradesOf(RARER_SHOP_TRADES, true),
  ...tradesOf(RARER_BUILDING_TRADES, true),
]

function tradesOf(list: string, isRare: boolean): ListedTrade[] {
  return list
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [dutch = '', english = ''] = line.split(':', 2)
      return { dutch: namesIn(dutch), english: namesIn(english), isRare }
    })
}

function namesIn(side: string): ListedName[] {
  return side
    .trim()
    .split(', ')
    .filter(Boolean)
    .map((written) => ({
      name: written.replace(/^=|~$/g, ''),
      isActivity: written.endsWith('~'),
      isWholeWord: written.startsWith('='),
    }))
}
