/** The texts of /voorbeeld, and of every place that shows a part of it. */

export const EXAMPLE_TEXTS = {
  tag: 'voorbeeld',
  title: 'Voorbeeld: zo ziet het eruit voor een bakker',
  lead: 'De bakkerij is verzonnen. Het rapport is echt: onze software las haar website.',
  description:
    'Een heel rapport om door te klikken: wat een verzonnen bakkerij kan doen, wat we op haar website lazen, hoe ze het doet naast twee concurrenten, en haar openbare profiel.',
  look: 'Bekijk het hele voorbeeld',
  views: [
    { id: 'doen', label: 'Te doen' },
    { id: 'rapport', label: 'Rapport' },
    { id: 'vergelijken', label: 'Vergelijking' },
    { id: 'profiel', label: 'Profiel' },
  ],
} as const
