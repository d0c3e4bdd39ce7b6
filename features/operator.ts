/** Who runs this site. Comes from settings; what is not set is left out, never made up. */
export interface Operator {
  name?: string | undefined
  address?: string | undefined
  kvk?: string | undefined
  btw?: string | undefined
  email?: string | undefined
}

/** The operator as lines of text, for the foot of a mail and the legal pages: [] while nothing is set. */
export function operatorLines({ name, address, kvk, btw, email }: Operator): string[] {
  return [name, address, kvk && `KvK ${kvk}`, btw && `Btw-id ${btw}`, email].filter(
    (line) => line !== undefined && line !== '',
  ) as string[]
}
