/** What a website is called in a comparison: 'Jij' for the own one, which is the first, then A, B, C … in the order in which they were named. */
export const letterOf = (at: number) => (at === 0 ? 'Jij' : String.fromCharCode(64 + at))
