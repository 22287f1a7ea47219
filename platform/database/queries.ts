import type { Database } from './client'

/** Hand-written statements with `$1`, `$2`… in their places; times come as text, jsonb as values. */
export interface Queries {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/** What a driver's session does with a statement that is text already: it runs it, prepared once for a connection where it has a name. */
interface Session {
  prepareQuery(query: { readonly sql: string; readonly params: unknown[] }, fields: undefined, name: string | undefined, inArrays: boolean): {
    execute(): Promise<{ readonly rows: unknown[] }>
  }
}

/** Hand-written statements over the database, or over the transaction that a call runs in. */
export function queriesOf(database: Database): Queries {
  const { session } = database as unknown as { readonly session: Session }
  return {
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) => {
      const { rows } = await session.prepareQuery({ sql: text, params: [...values] }, undefined, nameOf(text), false).execute()
      return rows as Row[]
    },
  }
}

/** Planning a page of a feed costs PostgreSQL as much as reading it; a named statement is planned once for a connection. */
const names = new Map<string, string>()
/** Every connection keeps what it prepared: rare forms of a statement beyond these are planned each time. */
const mostNames = 300

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}
