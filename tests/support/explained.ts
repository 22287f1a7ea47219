import type { Database } from '../../platform/kernel/database/client'
import type { Queries } from '../../platform/kernel/database/queries'
import { Statement, statementOf } from '../../platform/kernel/database/statement'
import type { Select } from '../../platform/kernel/database/statement'

interface Session {
  prepareQuery(
    query: { readonly sql: string; readonly params: unknown[] },
    fields: undefined,
    name: undefined,
    inArrays: boolean,
  ): { execute(): Promise<{ readonly rows: readonly { readonly 'QUERY PLAN': string }[] }> }
}

/**
 * Returns the plans of all statements of a query, line by line; the query gets no rows.
 * @param how options of `explain`
 */
export async function explained(
  database: Database,
  ask: (queries: Queries) => Promise<unknown>,
  how = '',
): Promise<string> {
  const { session } = database as unknown as { readonly session: Session }
  const lines: string[] = []
  const explain = async <Row extends object>(
    statement: Select<Row> | Statement<Row, string>,
    values: Readonly<Record<string, unknown>> = {},
  ): Promise<void> => {
    const ready = statement instanceof Statement ? statement : statementOf(statement)
    const sentQuery = { sql: `explain ${how} ${ready.text}`, params: ready.valuesOf(values) }
    const { rows } = await session.prepareQuery(sentQuery, undefined, undefined, false).execute()
    lines.push(...rows.map((row) => row['QUERY PLAN']))
  }
  const readNone = async (...[statement, values]: Parameters<typeof explain>): Promise<never[]> => {
    await explain(statement, values)
    return []
  }
  const readNothing = async (...[statement, values]: Parameters<typeof explain>): Promise<null> => {
    await explain(statement, values)
    return null
  }
  await ask({ read: readNone, readColumn: readNone, readOne: readNothing, readValue: readNothing })
  return lines.join('\n')
}
