import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { sources } from './uploads.schema'
import { invalid } from '../../http/refusal'

/** Pixels; 0 when unknown. */
export interface OwnPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/**
 * Addresses of pictures that a member uploaded, in the order of the ids; refused as invalid input for an id that is not
 * one of their pictures.
 */
export async function ownPictures(database: Database, userId: string, ids: readonly string[]): Promise<string[]> {
  const found = await ownSources(database, userId, ids)
  if (found.some(({ kind }) => kind !== 'image')) throw unknown()
  return found.map(({ url }) => url)
}

/** The same for pictures and videos, each in order. */
export async function ownMedia(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<{ readonly pictures: readonly OwnPicture[]; readonly videos: readonly string[] }> {
  const found = await ownSources(database, userId, ids)
  if (found.some(({ kind }) => kind === 'audio')) throw unknown()
  return {
    pictures: found.flatMap(({ kind, url, width, height }) =>
      kind === 'image' ? [{ url, width: width ?? 0, height: height ?? 0 }] : [],
    ),
    videos: found.flatMap(({ kind, url }) => (kind === 'video' ? [url] : [])),
  }
}

async function ownSources(database: Database, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { id, kind, url, width, height } = sources
  const found = await database
    .select({ id, kind, url, width, height })
    .from(sources)
    .where(and(inArray(id, [...ids]), eq(sources.userId, userId)))
  const byId = new Map(found.map((source) => [source.id, source]))
  return ids.map((each) => {
    const source = byId.get(each)
    if (source === undefined) throw unknown()
    return source
  })
}

const unknown = () => invalid({ pictures: 'unknown' })
