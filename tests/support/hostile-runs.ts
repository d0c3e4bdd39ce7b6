/** Long runs of one character between two words, which make a backtracking pattern slow. */
const RUNS: Record<string, string> = {
  blanks: ' ',
  tabs: '\t',
  newlines: '\n',
  'non-breaking blanks': '\u00a0',
  'invisible signs': '\u200b',
  'opening brackets': '[',
  'link brackets': '](',
  'angle brackets': '<',
  'closing brackets': ')',
  digits: '1',
  quotes: '"',
  'quote marks': '> ',
  entities: '&amp;',
  'number signs': '#',
  underscores: '_',
  dots: '.',
  dashes: '-',
  slashes: '/',
  'at signs': 'a@',
  letters: 'a',
}

export interface HostileRun {
  name: string
  text: string
}

/** Each run of about `bytes`, as `before` run `after`. */
export function hostileRuns(bytes: number, before = '', after = ''): HostileRun[] {
  return Object.entries(RUNS).map(([name, sign]) => ({
    name: `${bytes / 1000} kB of ${name}`,
    text: before + sign.repeat(Math.ceil(bytes / Buffer.byteLength(sign))) + after,
  }))
}

/** The same size, harmless. */
export function harmlessText(bytes: number, before = ''): string {
  return before + 'Wij bakken elke dag vers brood voor de hele buurt.\n'.repeat(Math.ceil(bytes / 51))
}
