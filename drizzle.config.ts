// Settings of drizzle-kit, which `npm run db:generate` runs (scripts/generate-migration.mjs).
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './db/schema/**/*.ts',
  out: './db/migrations',
})
