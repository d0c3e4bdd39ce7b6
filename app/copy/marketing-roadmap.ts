/** The roadmap as announced, with its dates. The only place with dates of future features. */
import { BRAND } from '#features/brand.ts'

export type RoadmapStatus = 'in ontwikkeling' | 'in planning'

export interface RoadmapItem {
  when: string
  title: string
  text: string
  status: RoadmapStatus
}

/** The placeholder tab of the dashboard shows it too. */
export const LANDING_PAGE_OPTIMIZER: RoadmapItem = {
  when: 'Q1 2026',
  title: 'Optimizer voor landingspagina’s',
  text: 'Voorstellen voor de tekst op je eigen pagina’s.',
  status: 'in ontwikkeling',
}

export const ROADMAP = {
  title: 'Waar we aan werken',
  note: 'Wijzigingen zijn mogelijk op basis van nieuwe inzichten of wensen van klanten.',
  items: [
    {
      when: 'Q4 2025',
      title: 'Uitbreidingen van gestructureerde gegevens',
      text: 'Meer soorten feiten in je profiel, in vormen die machines kennen.',
      status: 'in ontwikkeling',
    },
    LANDING_PAGE_OPTIMIZER,
    {
      when: 'Q1 2026',
      title: 'Automatisch gevolgde prompts',
      text: `${BRAND.name} stelt assistenten op vaste momenten jouw vragen en bewaart de antwoorden.`,
      status: 'in ontwikkeling',
    },
    {
      when: 'Q2 2026',
      title: 'Dashboard met AI-vermeldingen',
      text: 'Waar en hoe je genoemd werd, over de tijd.',
      status: 'in planning',
    },
    {
      when: 'Q3 2026',
      title: 'Herkomst van bronnen',
      text: 'Uit welke pagina’s een antwoord over jou is opgebouwd.',
      status: 'in planning',
    },
  ] satisfies RoadmapItem[],
} as const
