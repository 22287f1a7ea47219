import { and, eq } from 'drizzle-orm'
import type { Platform } from '../../../kernel/platform'
import { randomId } from '../../../kernel/shared/random'
import type { OwnPicture } from '../../../kernel/uploads/own-pictures'
import { unusedLifetime } from '../../../kernel/uploads/upload-limits'
import { sources } from '../../../kernel/uploads/uploads.schema'
import type { CleanPicture } from './clean-picture'
import type { checkArrived } from './check-picture'
import { refuseLate } from './keep-upload'

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
  const name = `${id}.${type.extension}`
  await storage.put(name, file, type.mime)
  const [row] = await database
    .update(sources)
    .set({ state: 'there' })
    .where(and(eq(sources.id, id), eq(sources.state, 'arriving')))
    .returning({ id: sources.id })
  if (row === undefined) return await refuseLate(storage, name)
  return { url, width: facts.width, height: facts.height }
}
