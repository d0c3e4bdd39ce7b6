/** The short name of a website in a comparison: 'Jij' for the customer's own, which is the first, then A, B, C … in the order of the form. */
export const letterOf = (at: number) => (at === 0 ? 'Jij' : String.fromCharCode(64 + at))
