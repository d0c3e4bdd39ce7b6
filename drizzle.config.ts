// Settings of `npm run db:generate`, which writes the SQL of a schema change to db/migrations.
// SQL that drizzle-kit cannot derive (functions, triggers, views, grants): `npm run db:generate -- --custom --name=…`.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './db/schema/*.ts',
  out: './db/migrations',
})
