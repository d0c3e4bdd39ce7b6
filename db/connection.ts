/** The part of a connection that roles and migrations use, the same for both drivers. */
export interface Connection {
  query<Row>(text: string, params?: unknown[]): Promise<Row[]>
  /** Runs any number of statements. */
  run(text: string): Promise<void>
}
