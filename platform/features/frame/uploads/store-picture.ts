import { eq } from 'drizzle-orm'
import type { Platform } from '../../../kernel/platform'
import { randomId } from '../../../kernel/shared/random'
import type { OwnPicture } from '../../../kernel/uploads/own-pictures'
import { unusedLifetime } from '../../../kernel/uploads/upload-limits'
import { sources } from '../../../kernel/uploads/uploads.schema'
import type { CleanPicture } from './clean-picture'
import type { checkArrived } from './check-picture'

/** Stores a cleaned picture of no member as an upload: it is removed when nothing refers to it. */
export async function storePicture(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  file: string,
  { type, ...facts }: CleanPicture & Partial<Awaited<ReturnType<typeof checkArrived>>>,
  at: Date,
): Promise<OwnPicture> {
  const id = randomId('image')
  const url = `/uploads/${id}.${type.extension}`
  // The row is written before its file, so that no file is ever without a row.
  await database
    .insert(sources)
    .values({
      ...facts,
      id,
      url,
      userId: null,
      kind: 'image',
      mime: type.mime,
      state: 'arriving',
      createdAt: at,
      checkAt: new Date(at.getTime() + unusedLifetime),
    })
  await storage.put(`${id}.${type.extension}`, file, type.mime)
  await database.update(sources).set({ state: 'there' }).where(eq(sources.id, id))
  return { url, width: facts.width, height: facts.height }
}
