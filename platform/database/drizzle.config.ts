import { defineConfig } from 'drizzle-kit'

/**
 * After changing a table: `npm run migration -- --name what-changed`. Until the first release there is one migration:
 * remove the folder and generate it again, named `first-tables`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './platform/kernel/database/schema/*.ts',
    './platform/kernel/*/*.schema.ts',
    './platform/features/*/*/*.schema.ts',
  ],
  out: './platform/database/migrations',
  migrations: { prefix: 'timestamp' },
})
