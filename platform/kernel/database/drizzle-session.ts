import type { Database } from './client'

/** The part of drizzle's session that we use. It is not public: `drizzle-session.test.ts` fails when it changes. */
interface PrivateSession {
  prepareQuery(
    query: { readonly sql: string; readonly params: unknown[] },
    fields: undefined,
    name: string | undefined,
    inArrays: boolean,
  ): { execute(): Promise<{ readonly rows: unknown[] }> }
}

/**
 * Runs a statement that is already text, on a database or in a transaction; a named one is prepared once for each
 * connection. Returns its rows. Nothing else reads the private parts of drizzle's session.
 */
export async function runText(
  database: Database,
  text: string,
  values: readonly unknown[],
  name: string | undefined,
): Promise<readonly unknown[]> {
  const { session } = database as unknown as { readonly session: PrivateSession }
  return (await session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false).execute()).rows
}

interface PrivateMigrator {
  readonly dialect: { migrate(migrations: unknown, session: unknown, config: unknown): Promise<void> }
  readonly session: unknown
}

/** Applies migrations with the two calls that drizzle's own migrators for PGlite and for PostgreSQL both make. */
export async function applyMigrations(database: Database, migrations: unknown, config: unknown): Promise<void> {
  const { dialect, session } = database as unknown as PrivateMigrator
  await dialect.migrate(migrations, session, config)
}
