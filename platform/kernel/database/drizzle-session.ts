import type { Database } from './client'

/** The connection, or the transaction, that a drizzle database works on. */
export interface DrizzleSession {
  /** The driver's own client; within a transaction, the connection that the transaction runs on. */
  readonly client: unknown
  /** Runs a statement that is already text; a named one is prepared once for each connection. Returns its rows. */
  run(text: string, values: readonly unknown[], name: string | undefined): Promise<readonly unknown[]>
}

/** The part of drizzle's session that we use. It is not public: `drizzle-session.test.ts` fails when it changes. */
interface PrivateSession {
  readonly client: unknown
  prepareQuery(
    query: { readonly sql: string; readonly params: unknown[] },
    fields: undefined,
    name: string | undefined,
    inArrays: boolean,
  ): { execute(): Promise<{ readonly rows: unknown[] }> }
}

/** The session of a database or transaction. Nothing else reads drizzle's private parts. */
export function sessionOf(database: Database): DrizzleSession {
  const { session } = database as unknown as { readonly session: PrivateSession }
  return {
    client: session.client,
    run: async (text, values, name) =>
      (await session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false).execute()).rows,
  }
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
