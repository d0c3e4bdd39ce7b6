/** The little that roles and migrations need of a connection, whichever driver it is. */
export interface Connection {
  query<Row>(text: string, params?: unknown[]): Promise<Row[]>
  /** Runs any number of statements. */
  run(text: string): Promise<void>
}
