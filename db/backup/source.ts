// Opens what a backup is made of, and restores into it: the driver of the one database or of the other.
import type { BackupSource } from './backup-source.ts'
import type { PostgresPlace } from './postgres-tools.ts'

export type Place = PostgresPlace | { databaseUrl?: undefined; dataDir: string }

export async function openSource(place: Place): Promise<BackupSource> {
  if (place.databaseUrl !== undefined) return (await import('./postgres.ts')).openPostgresSource(place)
  return (await import('./pglite.ts')).openPgliteSource(place.dataDir)
}

/** Refuses where anything is there already. */
export async function restoreInto(place: Place, file: string): Promise<void> {
  if (place.databaseUrl !== undefined) return (await import('./postgres.ts')).restorePostgres(place, file)
  return (await import('./pglite.ts')).restorePglite(place.dataDir, file)
}
