import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { sources } from './uploads.schema'
import { invalid } from '../../http/refusal'

/**
 * Addresses of pictures that a member uploaded, in the order of the ids; refused as invalid input for an id that is not
 * one of their pictures.
 */
export async function ownPictures(database: Database, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await database
    .select({ id: sources.id, url: sources.url })
    .from(sources)
    .where(and(inArray(sources.id, [...ids]), eq(sources.userId, userId), eq(sources.kind, 'image')))
  const byId = new Map(found.map(({ id, url }) => [id, url]))
  return ids.map((id) => {
    const url = byId.get(id)
    if (url === undefined) throw invalid({ pictures: 'unknown' })
    return url
  })
}
