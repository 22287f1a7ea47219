import type { Queries } from '../../database/queries'

/** Whether a content of this id is published. */
export async function isPublished(queries: Queries, id: string, type: number): Promise<boolean> {
  const [found] = await queries.readColumn<number>(
    `select 1 from contents where id = $1 and type = $2 and state = 'published'`,
    [id, type],
  )
  return found !== undefined
}
