import type { Website } from './websites.server.ts'

/** How a website is called in lists. */
export const nameOf = ({ host, companyName }: Pick<Website, 'host' | 'companyName'>) =>
  host || companyName || 'Nog zonder adres'
