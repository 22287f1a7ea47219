import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/client'
import { lockedInOrder } from '../database/lock-rows'
import { sources } from './uploads.schema'
import { errorCodes } from '../../../contract/envelope'
import { invalid, Refusal } from '../http/refusal'
import { unusedLifetime } from './upload-limits'
import type { UploadUse } from './upload-use'

/** A picture that a member uploaded; its width and height are in pixels, 0 when unknown. */
export interface OwnPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

interface Use {
  /**
   * The declared column in which the caller stores the addresses in the same transaction. Only a declared column keeps
   * an upload from being removed, and decides who may see it.
   */
  readonly use: UploadUse
  /** The field of the form to which a refusal refers. */
  readonly field?: string
  readonly now: Date
}

/**
 * Returns the addresses of pictures that a member uploaded, in the order of the ids. Throws 400001 for an id that is
 * not the id of one of their pictures.
 */
export async function ownPictures(
  database: Database,
  userId: string,
  ids: readonly string[],
  { field = 'pictures', ...use }: Use,
): Promise<string[]> {
  const memberUploads = await ownSources(database, userId, ids, { field, ...use })
  if (memberUploads.some(({ kind }) => kind !== 'image')) throw unknown(field)
  return memberUploads.map(({ url }) => url)
}

/** Does the same as `ownPictures` for pictures and videos, each in order. */
export async function ownMedia(
  database: Database,
  userId: string,
  ids: readonly string[],
  use: Use,
): Promise<{ readonly pictures: readonly OwnPicture[]; readonly videos: readonly string[] }> {
  const memberUploads = await ownSources(database, userId, ids, { field: 'pictures', ...use })
  if (memberUploads.some(({ kind }) => kind === 'audio')) throw unknown('pictures')
  return {
    pictures: memberUploads.flatMap(({ kind, url, width, height }) =>
      kind === 'image' ? [{ url, width: width ?? 0, height: height ?? 0 }] : [],
    ),
    videos: memberUploads.flatMap(({ kind, url }) => (kind === 'video' ? [url] : [])),
  }
}

/** Reads the member's uploads by updating their rows, so that a concurrent clean-up skips them. */
async function ownSources(
  database: Database,
  userId: string,
  ids: readonly string[],
  { use, field, now }: Use & { readonly field: string },
) {
  if (ids.length === 0) return []
  const { id, kind, url, width, height, state, suggestion } = sources
  const rows = await database
    .update(sources)
    .set({ usedAt: now, checkAt: new Date(now.getTime() + unusedLifetime) })
    .where(lockedInOrder(sources, and(inArray(id, [...ids]), eq(sources.userId, userId), eq(state, 'there'))))
    .returning({ id, kind, url, width, height, suggestion })
  if (use.isShownWhile !== undefined) requirePublishable(rows)
  const byId = new Map(rows.map((source) => [source.id, source]))
  return ids.map((each) => {
    const source = byId.get(each)
    if (source === undefined) throw unknown(field)
    return source
  })
}

/**
 * Refuses pictures that others will see and that the check (C030) blocked or has yet to make, whether or not their
 * sender asked for the check.
 */
function requirePublishable(found: readonly Pick<typeof sources.$inferSelect, 'suggestion'>[]): void {
  if (found.some(({ suggestion }) => suggestion === 'block'))
    throw new Refusal(errorCodes.typeNotTaken, null, { reason: 'not-publishable' })
  if (found.some(({ suggestion }) => suggestion === 'unchecked'))
    throw new Refusal(errorCodes.unavailable, null, {}, { 'retry-after': '30' })
}

const unknown = (field: string) => invalid({ [field]: 'unknown' })
