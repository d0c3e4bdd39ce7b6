/** How pg-boss reaches its tables (the schema `jobs`): every text runs as vindbaar_jobs, in a transaction or by itself. */
export interface JobQueueHandle {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}
