import type { Queries } from '../../platform/database/queries'

/** The plans of all statements of a query, line by line; the query gets no rows. @param how options of `explain` */
export async function explained(
  queries: Queries,
  ask: (queries: Queries) => Promise<unknown>,
  how = '',
): Promise<string> {
  const lines: string[] = []
  const explain = async (text: string, values?: readonly unknown[]): Promise<never[]> => {
    const rows = await queries.change<{ 'QUERY PLAN': string }>(`explain ${how} ${text}`, values)
    lines.push(...rows.map((row) => row['QUERY PLAN']))
    return []
  }
  await ask({ read: explain, change: explain, readColumn: explain })
  return lines.join('\n')
}
