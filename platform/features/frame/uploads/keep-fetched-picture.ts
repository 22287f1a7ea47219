import { rm, writeFile } from 'node:fs/promises'
import { Refusal } from '../../../kernel/http/refusal'
import { sniff } from '../../../kernel/media/sniff'
import type { Platform } from '../../../kernel/platform'
import { workingFile } from '../../../kernel/storage/working-files'
import type { OwnPicture } from '../../../kernel/uploads/own-pictures'
import { checkArrived } from './check-picture'
import { cleanPicture } from './clean-picture'
import { scanFile } from './scan-file'
import { storePicture } from './store-picture'

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
  const { now } = platform
  const file = await workingFile(platform.configuration)
  try {
    await writeFile(file, bytes)
    await scanFile(platform, file)
    const facts = await cleanPicture(file, sniffed)
    const seen = await checkArrived(platform, file, facts.type.mime)
    if (seen.suggestion !== 'pass') return null
    return await storePicture(platform, file, { ...facts, ...seen }, now())
  } catch (error) {
    // The picture is to blame, or the store; the page is shown without it.
    if (error instanceof Refusal) return null
    throw error
  } finally {
    await rm(file, { force: true })
  }
}
