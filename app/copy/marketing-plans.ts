/** The public site's texts about the plans. The table's ticks and numbers come from features/access/plans.ts. */
import type { Feature, Limit, Plan } from '#features/access/plans.ts'

export const PLAN_TEXTS: Record<Plan, { lead: string; points: string[]; limits?: string }> = {
  free: {
    lead: 'Om te beginnen: een korte omschrijving die online staat en klopt.',
    points: [
      'Korte omschrijving van je bedrijf',
      'Publicatie via llms.txt met automatische validatie',
      'Nieuwsbrief en basistips',
    ],
    limits: 'Alleen voor ChatGPT, 100 tekens, en van de analyse lees je de helft van de samenvatting.',
  },
  pro: {
    lead: 'Voor bedrijven die volledig en bij alle assistenten gelezen willen worden.',
    points: [
      'Alles uit Gratis',
      'Zichtbaar op alle vijf de AI-platforms',
      'Publicatie van gestructureerde gegevens',
      'Geoptimaliseerde llms.txt met automatische updates',
      'Vergelijken met concurrenten',
      'Snel aanpassen via het dashboard',
      'Optimizer voor landingspagina’s (in ontwikkeling)',
    ],
  },
  expert: {
    lead: 'Voor partners met tot tien domeinen.',
    points: [
      'Alles uit Gratis en Pro',
      '10 websites inbegrepen, extra sites op aanvraag',
      'Voorrang bij support',
      'Als eerste toegang tot wat nieuw is',
      'Snellere beoordeling van je wensen',
      'Partnerstatus met badge',
      'Uitrol over meerdere sites in fases',
    ],
  },
}

export interface PlanRow {
  label: string
  /** Ticks from the plans' own table … */
  feature?: Feature
  /** … or numbers, with the singular noun … */
  limit?: { of: Limit; unit: string }
  /** … or words. */
  words?: Record<Plan, string>
}

export const PLAN_TABLE: { title: string; rows: PlanRow[] }[] = [
  {
    title: 'Profiel',
    rows: [
      { label: 'Lengte van de omschrijving', limit: { of: 'description-characters', unit: 'tekens' } },
      {
        label: 'AI-platforms',
        words: { free: 'ChatGPT', pro: 'alle vijf', expert: 'alle vijf' },
      },
      {
        label: 'Uitgebreide bedrijfsgegevens: diensten, cases, team, vragen',
        feature: 'extended-info',
      },
      { label: 'Gestructureerde gegevens (JSON-LD) van alles', feature: 'structured-data' },
      { label: 'Gegevens overnemen uit een document', feature: 'document-upload' },
      { label: 'Snel aanpassen via het dashboard', feature: 'quick-edits' },
    ],
  },
  {
    title: 'llms.txt',
    rows: [
      { label: 'llms.txt bij je profiel', feature: 'hosted-llms-txt' },
      { label: 'Automatische validatie', feature: 'llms-txt-validation' },
      { label: 'Generator voor je eigen domein', feature: 'llms-txt-generator' },
      { label: 'Automatische updates', feature: 'llms-txt-updates' },
    ],
  },
  {
    title: 'Analyse',
    rows: [
      { label: 'Score op 100 met bewijs', feature: 'analysis-on-publish' },
      {
        label: 'Samenvatting en advies',
        words: { free: 'helft van de samenvatting', pro: 'volledig', expert: 'volledig' },
      },
      {
        label: 'Hoe vaak',
        words: {
          free: 'bij publiceren, 1 per maand',
          pro: 'wanneer je wilt, tot 20 per dag',
          expert: 'wanneer je wilt, tot 20 per dag per domein',
        },
      },
      { label: 'Maandelijks rapport, ook per mail', feature: 'monthly-report' },
      { label: 'Elke dag een blik op je website, met meldingen', feature: 'daily-watch' },
      { label: 'Vergelijkingen met concurrenten', limit: { of: 'comparisons-a-month', unit: 'per maand' } },
      { label: 'Concurrenten per vergelijking', limit: { of: 'competitors-a-comparison', unit: 'tegelijk' } },
      {
        label: 'Optimizer voor landingspagina’s',
        words: { free: 'nee', pro: 'in ontwikkeling', expert: 'in ontwikkeling' },
      },
    ],
  },
  {
    title: 'Domeinen en hulp',
    rows: [
      {
        label: 'Websites',
        words: { free: '1', pro: '1', expert: '10 inbegrepen, meer op aanvraag' },
      },
      { label: 'Wisselen tussen domeinen', feature: 'domain-switcher' },
      { label: 'Alle websites met hun score op één pagina', feature: 'portfolio' },
      { label: 'Nieuwsbrief en basistips', feature: 'newsletter' },
      { label: 'Voorrang bij support', feature: 'priority-support' },
      { label: 'Als eerste toegang tot wat nieuw is', feature: 'early-access' },
      { label: 'Snellere beoordeling van wensen', feature: 'faster-feature-review' },
      { label: 'Partnerstatus met badge', feature: 'partner-badge' },
    ],
  },
]
