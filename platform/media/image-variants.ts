import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { Refusal } from '../http/refusal'
import type { StoredFile } from '../storage/file-storage'
import type { DiskCache } from './disk-cache'
import type { ImageFormat, ImageOperation } from './image-operation'
import type { WorkQueue } from '../limits/work-queue'

/** More pixels than any camera in a pocket makes; all frames of a moving picture together. */
export const mostPixels = 60_000_000

/** Makes a picture's sizes and formats on request, once each. */
export class ImageVariants {
  private readonly waiting = new Map<string, Promise<void>>()
  private readonly underway = new Map<string, Promise<void>>()

  /** @param later for what nobody waits for */
  constructor(
    private readonly cache: DiskCache,
    private readonly queue: WorkQueue,
    private readonly later: WorkQueue,
    private readonly onLate: (error: unknown) => void,
  ) {}

  /**
   * The best of the formats, best first. AVIF takes seven times as long to make as WebP, so whoever asks first gets the
   * next best at once, and the best is made for those who come after.
   * @param name what the file is called in its store
   * @param asker whose turn in the queue it takes, when it is still to be made
   */
  async find(
    name: string,
    file: StoredFile,
    operation: ImageOperation,
    [best, next]: readonly [ImageFormat, ...ImageFormat[]],
    asker: string,
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

  /** Each asker queues for it in a line of their own: nobody shares the wait of one who has asked for much. The first whose turn comes makes it for all. */
  private make(
    name: string,
    file: StoredFile,
    operation: ImageOperation,
    format: ImageFormat,
    queue: WorkQueue,
    asker: string,
  ): Promise<void> {
    const key = keyOf(name, file, operation, format)
    return shared(this.waiting, `${asker} ${key}`, () =>
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

/** The promise that a key already has, or the one that `begin` makes for it. */
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
      // Its scale is another than webp's: thirty less looks a little better, in a fifth fewer bytes. More effort buys little.
      return await picture.avif({ quality: Math.max(30, quality - 30), effort: 2 }).toBuffer()
    case 'webp':
      return await picture.webp({ quality }).toBuffer()
    case 'jpeg':
      return await picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'png':
      return await picture.png({ compressionLevel: 9, palette: true, quality }).toBuffer()
  }
}
