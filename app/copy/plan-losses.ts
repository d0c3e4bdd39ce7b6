/** What an ended plan takes away. What each plan has comes from features/access/plans.ts. */
import { allows, type Feature, limit, type Plan } from '#features/access/plans.ts'

const LOSSES: [Feature, string][] = [
  ['all-platforms', 'Je profiel is alleen nog voor ChatGPT.'],
  [
    'extended-info',
    `Je uitgebreide gegevens zijn niet te lezen, en je omschrijving wordt ingekort tot ${limit('free', 'description-characters')} tekens.`,
  ],
  ['analysis-on-demand', 'Analyseren kan één keer per maand, bij het publiceren. Van de analyse zie je een deel.'],
  ['competitors', 'Vergelijken met concurrenten kan niet.'],
  ['llms-txt-generator', 'De llms.txt voor je eigen domein kun je niet meer maken en controleren.'],
  ['document-upload', 'Gegevens overnemen uit een document kan niet.'],
  ['personal-tokens', 'Je sleutels voor eigen programma’s werken niet.'],
  ['partner-badge', 'Je partnerbadge is er niet meer.'],
  ['extra-domains', 'Domeinen toevoegen kan niet.'],
  ['portfolio', 'Het overzicht van al je websites op één pagina is er niet meer.'],
]

/** What stops when a plan ends and Gratis is what remains. `extraWebsites`: how many go offline with it. */
export function lossesOf(plan: Plan, extraWebsites: number): string[] {
  const lost = LOSSES.filter(([feature]) => allows(plan, feature) && !allows('free', feature)).map(([, text]) => text)
  if (extraWebsites === 0 || !allows(plan, 'extra-domains')) return lost
  const offline =
    extraWebsites === 1
      ? 'Het profiel van je extra website gaat offline.'
      : `De profielen van je ${extraWebsites} extra websites gaan offline.`
  return [offline, ...lost]
}
