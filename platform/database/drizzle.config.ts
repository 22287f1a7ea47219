import { defineConfig } from 'drizzle-kit'

/** After a change of a table: `npx --no-install drizzle-kit generate --config platform/database/drizzle.config.ts --name what-changed`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './platform/database/schema/*.ts',
  out: './platform/database/migrations',
  migrations: { prefix: 'timestamp' },
})
