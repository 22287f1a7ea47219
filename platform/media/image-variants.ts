import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { Refusal } from '../http/refusal'
import type { StoredFile } from '../storage/file-storage'
import type { DiskCache } from './disk-cache'
import type { ImageFormat, ImageOperation } from './image-operation'
import type { Asker } from '../limits/asker'
import type { WorkQueue } from '../limits/work-queue'

/** More pixels than any phone camera produces; for an animated picture, all frames together. */
export const mostPixels = 60_000_000

/** Makes the sizes and formats of a picture on request, once each. */
export class ImageVariants {
  private readonly waiting = new Map<string, Promise<void>>()
  private readonly underway = new Map<string, Promise<void>>()

  /** @param later runs work in the background */
  constructor(
    private readonly cache: DiskCache,
    private readonly queue: WorkQueue,
    private readonly later: WorkQueue,
    private readonly onLate: (error: unknown) => void,
  ) {}

  /**
   * The best of the formats, best first. Encoding AVIF takes seven times as long as WebP, so the first request gets the
   * next best format at once, and AVIF is made in the background for later ones. @param name name of the file in its
   * store @param asker whose turn in the queue it takes, when the variant has yet to be made
   */
  async find(
    name: string,
    file: StoredFile,
    operation: ImageOperation,
    [best, next]: readonly [ImageFormat, ...ImageFormat[]],
    asker: Asker,
  ): Promise<StoredFile> {
    const kept = await this.kept(name, file, operation, best)
    if (kept !== null) return kept
    if (next !== undefined)
      this.make(name, file, operation, best, this.later, asker).catch(
        (error: unknown) => error instanceof Refusal || this.onLate(error),
      )
    const format = next ?? best
    const instead = next === undefined ? null : await this.kept(name, file, operation, format)
    if (instead !== null) return instead
    await this.make(name, file, operation, format, this.queue, asker)
    const made = await this.kept(name, file, operation, format)
    if (made === null) throw new Error('a picture went away after it was made')
    return made
  }

  private kept(
    name: string,
    file: StoredFile,
    operation: ImageOperation,
    format: ImageFormat,
  ): Promise<StoredFile | null> {
    return this.cache.find(keyOf(name, file, operation, format), `image/${format}`)
  }

  /**
   * Each asker queues separately, so that nobody waits for another's many requests. The first whose turn comes makes
   * the variant for all of them.
   */
  private make(
    name: string,
    file: StoredFile,
    operation: ImageOperation,
    format: ImageFormat,
    queue: WorkQueue,
    asker: Asker,
  ): Promise<void> {
    const key = keyOf(name, file, operation, format)
    return shared(this.waiting, `${asker.key} ${key}`, () =>
      queue.run(
        () =>
          shared(this.underway, key, async () => {
            if ((await this.kept(name, file, operation, format)) === null)
              await this.cache.put(key, await render(file, operation, format))
          }),
        asker,
      ),
    )
  }
}

/** The pending promise of a key, or a new one from `begin`. */
function shared(running: Map<string, Promise<void>>, key: string, begin: () => Promise<void>): Promise<void> {
  const known = running.get(key)
  if (known !== undefined) return known
  const promise = begin().finally(() => running.delete(key))
  running.set(key, promise)
  return promise
}

function keyOf(
  name: string,
  file: StoredFile,
  { width, height, mode, quality }: ImageOperation,
  format: ImageFormat,
): string {
  return createHash('sha256')
    .update(JSON.stringify([name, file.version, width, height, mode, quality, format]))
    .digest('hex')
}

async function render(
  file: StoredFile,
  { width, height, mode, quality }: ImageOperation,
  format: ImageFormat,
): Promise<Uint8Array> {
  const content = await buffer(await file.read())
  const moving =
    format === 'webp' && ((await sharp(content, { limitInputPixels: mostPixels }).metadata()).pages ?? 1) > 1
  const picture = sharp(content, { limitInputPixels: mostPixels, animated: moving })
    .autoOrient()
    .resize({
      width: width ?? undefined,
      height: height ?? undefined,
      fit: mode === 'fill' && width !== null && height !== null ? 'cover' : 'inside',
      withoutEnlargement: true,
    })
  switch (format) {
    case 'avif':
      // AVIF's quality scale differs from WebP's: thirty less looks slightly better, in a fifth fewer bytes. More
      // effort gains little.
      return await picture.avif({ quality: Math.max(30, quality - 30), effort: 2 }).toBuffer()
    case 'webp':
      return await picture.webp({ quality }).toBuffer()
    case 'jpeg':
      return await picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'png':
      return await picture.png({ compressionLevel: 9, palette: true, quality }).toBuffer()
  }
}
