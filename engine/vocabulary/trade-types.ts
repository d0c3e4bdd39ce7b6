/** Both lists of trades as one: what each trade's type is for schema.org. */
import { OSM_TRADES } from './osm-trades.ts'
import { OWN_TRADES } from './trades.ts'

/** Its words in lower case with one blank between them. */
export const tradeKey = (trade: string): string => (trade.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ')

/** By the key of the trade. The first list to name it decides. */
export const TRADE_TYPES = new Map<string, string>()
for (const line of `${OWN_TRADES}${OSM_TRADES}`.split('\n').filter(Boolean)) {
  const [type = '', trades = ''] = line.split(': ', 2)
  for (const key of trades.split(', ').map(tradeKey)) if (!TRADE_TYPES.has(key)) TRADE_TYPES.set(key, type)
}

/** Whether other companies are called so too: by a trade, or by one of these towns. */
export function isGeneralName(name: string, towns: readonly string[]): boolean {
  return TRADE_TYPES.has(tradeKey(name)) || towns.some((town) => town.toLowerCase() === name.toLowerCase())
}
