/** How a question asks for a company of a trade: 'welke bakkerij', 'welk installatiebedrijf', 'which bakery'. */
import { LISTED_TRADES, type ListedName } from '#engine/vocabulary/trade-names/listed-trades.ts'

/** Dutch words for a company that take 'het'; all others take 'de'. */
const TAKES_HET =
  /(?:bedrijf|bureau|kantoor|restaurant|hotel|atelier|caf[eé]|centrum|huis|instituut|hostel|theater|museum|pension|collectief|laboratorium|lab|platform|paleis|park|station|dagverblijf|magazijn)$/
/** What is no company, also where no list has it. */
const WORK =
  /(?:zorg|onderwijs|vastgoed|dienstverlening|advies|onderhoud|techniek|technologie|bouw|beheer|productie|industrie|educatie|recreatie|toerisme|communicatie|media|ontwerp|werk)$/

/** In Dutch, with its 'welke': for what a trade does, such as 'dakbedekking', who does it is asked for. */
export function whichTradeInDutch(sector: string): string {
  const [listed] = listedTrades(sector, 'dutch')
  const isWork = listed ? listed.as.isActivity : WORK.test(sector)
  const who = isWork ? listed?.trade.dutch.find(({ isActivity }) => !isActivity)?.name : sector
  const trade = who ?? `bedrijf voor ${sector}`
  return `${who === undefined || TAKES_HET.test(who) ? 'welk' : 'welke'} ${written(trade)}`
}

/** In English; null where the list knows no English name of the trade: nobody asks for 'which brouwerij'. */
export function whichTradeInEnglish(sector: string): string | null {
  const [own] = listedTrades(sector, 'english')
  if (own && !own.as.isActivity) return `which ${written(own.as.name)}`
  // 'Ambachtelijke bakkerij', 'makelaars'
  const kind = sector.slice(sector.lastIndexOf(' ') + 1)
  const inDutch = [sector, kind, kind.replace(/s$/, '')].flatMap((name) => listedTrades(name, 'dutch'))
  const trade = own?.trade ?? inDutch.find(({ trade }) => trade.english.length > 0)?.trade
  const called = trade?.english.find(({ isActivity }) => !isActivity) ?? own?.as ?? trade?.english[0]
  return called ? `which ${written(asEnglish(called))}` : null
}

const asEnglish = ({ name, isActivity }: ListedName) => (isActivity ? `${name} company` : name)

/** 'IT-bedrijf' */
const written = (trade: string) =>
  trade.replace(/(?<!\p{L})(?:ict|it|seo|cv|hr|pr)(?!\p{L})/gu, (letters) => letters.toUpperCase())

/** The trades that have this name, those first that have it as the name of somebody instead of what they do. */
function listedTrades(name: string, language: 'dutch' | 'english') {
  const small = name.toLowerCase()
  return LISTED_TRADES.flatMap((trade) => {
    const as = trade[language].find((one) => one.name === small)
    return as ? [{ trade, as }] : []
  }).sort((a, b) => Number(a.as.isActivity) - Number(b.as.isActivity))
}
