/** What each step of reading a website does, in words. */
export const ANALYSIS_STEPS: Record<string, string> = {
  robots: 'We kijken wat de website crawlers toestaat (robots.txt)',
  home: 'We lezen de startpagina',
  pages: 'We lezen de pagina’s waar gegevens staan',
  judge: 'We tellen de punten',
}
