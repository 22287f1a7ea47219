import { and, eq } from 'drizzle-orm'
import { rm, writeFile } from 'node:fs/promises'
import { Refusal } from '../../../kernel/http/refusal'
import { sniff } from '../../../kernel/media/sniff'
import type { Platform } from '../../../kernel/platform'
import { randomId } from '../../../kernel/shared/random'
import { workingFile } from '../../../kernel/storage/working-files'
import type { OwnPicture } from '../../../kernel/uploads/own-pictures'
import { unusedLifetime } from '../../../kernel/uploads/upload-limits'
import { sources } from '../../../kernel/uploads/uploads.schema'
import { checkArrived } from './check-picture'
import { cleanPicture } from './clean-picture'
import { refuseLate } from './keep-upload'
import { scanFile } from './scan-file'

/**
 * Stores a picture that the platform fetched from another site, on the same way as an upload: scanned, re-encoded,
 * looked at. It belongs to no member. Null when it is no picture, or none that may be published.
 */
export async function keepFetchedPicture(
  platform: Pick<Platform, 'configuration' | 'database' | 'storage' | 'pictureChecker' | 'log' | 'now'>,
  bytes: Uint8Array,
): Promise<OwnPicture | null> {
  const sniffed = sniff(bytes)
  if (sniffed?.kind !== 'image') return null
  const { database, storage, now } = platform
  const file = await workingFile(platform.configuration)
  try {
    await writeFile(file, bytes)
    await scanFile(platform, file)
    const { type, ...facts } = await cleanPicture(file, sniffed)
    const seen = await checkArrived(platform, file, type.mime)
    if (seen.suggestion !== 'pass') return null
    const id = randomId('image')
    const url = `/uploads/${id}.${type.extension}`
    const at = now()
    // The row is written before its file, so that no file is ever without a row.
    await database
      .insert(sources)
      .values({
        ...facts,
        ...seen,
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
  } catch (error) {
    // The picture is to blame, or the store; the page is shown without it.
    if (error instanceof Refusal) return null
    throw error
  } finally {
    await rm(file, { force: true })
  }
}
