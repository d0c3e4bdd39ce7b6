/** The product's name, in one place. Page and mail texts take it from this file. */
export const BRAND = { name: 'Vindbaar', slug: 'vindbaar', botName: 'VindbaarBot' } as const
