import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Sharp } from 'sharp'
import { Refusal } from '../http/refusal'
import type { StoredFile } from '../storage/file-storage'
import { openPicture, pictureRefusal } from './decode-picture'
import { detectAnimation, KnownAnimations } from './known-animations'
import type { CachedName, DiskCache } from './disk-cache'
import type { ImageFormat, ImageOperation } from './image-operation'
import type { Asker } from '../limits/asker'
import { WorkQueue } from '../limits/work-queue'

/** The most files of one store that are read at once. */
const readAtOnce = 4
/** The most requests that wait in memory to read from one store. */
const mostWaitingToRead = 600

/** The most pictures of one client address that may wait to be resized: more than a screen shows at once. */
export const mostWaitingOfOne = 60

/** The variant that was asked for would have one frame of an animation. */
class OnlyFirstFrame extends Error {}

/** Makes the sizes and formats of a picture on request, once each; an animation stays one. */
export class ImageVariants {
  private readonly runningOperations = new Map<string, Promise<void>>()
  private readonly underway = new Map<string, Promise<void>>()
  private readonly animations = new KnownAnimations()
  /**
   * A queue for each store, so that a store that stalls delays only its own files, and takes no place in the queue for
   * resizing.
   */
  private readonly reading = new Map<string, WorkQueue>()

  /** @param later runs work in the background */
  constructor(
    private readonly cache: DiskCache,
    private readonly queue: WorkQueue,
    private readonly later: WorkQueue,
    private readonly onLate: (error: unknown) => void,
  ) {}

  /**
   * Finds the picture in the best format that is available; the formats come best first. Encoding AVIF takes seven
   * times as long as WebP, so the first request gets the next best format at once, and AVIF is made in the background
   * for later requests.
   * @param name name of the file in its store
   * @param asker the client whose turn in the queue is taken when the variant has yet to be made
   */
  async find(
    name: string,
    file: StoredFile,
    operation: ImageOperation,
    formats: readonly [ImageFormat, ...ImageFormat[]],
    asker: Asker,
  ): Promise<StoredFile> {
    const animation = operation.format === null ? this.animations.of(name, file) : null
    if (animation === 'whole' || (animation !== null && !formats.includes('webp'))) return file
    const [best, next]: typeof formats = animation === null ? formats : ['webp']
    const storedVariant = await this.findStoredVariant(name, file, operation, best)
    if (storedVariant !== null) return storedVariant
    if (next !== undefined)
      this.make(name, file, operation, best, this.later, asker).catch(
        (error: unknown) => error instanceof Refusal || error instanceof OnlyFirstFrame || this.onLate(error),
      )
    const format = next ?? best
    const instead = next === undefined ? null : await this.findStoredVariant(name, file, operation, format)
    if (instead !== null) return instead
    try {
      await this.make(name, file, operation, format, this.queue, asker)
    } catch (error) {
      if (error instanceof OnlyFirstFrame) return await this.find(name, file, operation, formats, asker)
      throw error
    }
    const variant = await this.findStoredVariant(name, file, operation, format)
    if (variant === null) throw new Error('a picture went away after it was made')
    return variant
  }

  private findStoredVariant(
    name: string,
    file: StoredFile,
    operation: ImageOperation,
    format: ImageFormat,
  ): Promise<StoredFile | null> {
    return this.cache.find(keyOf(name, file, operation, format), `image/${format}`)
  }

  /**
   * Makes a variant. Each client waits for its own turn, so that nobody waits for the many requests of another client.
   * The first client whose turn comes makes the variant for all of them.
   */
  private make(
    name: string,
    file: StoredFile,
    operation: ImageOperation,
    format: ImageFormat,
    queue: WorkQueue,
    asker: Asker,
  ): Promise<void> {
    const variant = keyOf(name, file, operation, format)
    const key = `${variant.owner} ${variant.key}`
    const isMade = async () => (await this.findStoredVariant(name, file, operation, format)) !== null
    return runShared(this.runningOperations, `${asker.key} ${key}`, () =>
      this.readingOf(name, queue).run(async () => {
        if (await isMade()) return
        const content = await buffer(await file.read())
        await queue.run(
          () =>
            runShared(this.underway, key, async () => {
              if (await isMade()) return
              const animation = await detectAnimation(content)
              this.animations.know(name, file, animation)
              const isMoving = animation === 'frames' && format === 'webp'
              // Whoever asks for a certain format, such as for a share, gets it, with the first frame.
              if (animation !== null && !isMoving && operation.format === null) throw new OnlyFirstFrame()
              await this.cache.put(variant, await render(content, operation, format, isMoving))
            }),
          asker,
        )
      }, asker),
    )
  }

  /** Background work reads in a queue of its own, too, since it waits longer for its turn. */
  private readingOf(name: string, queue: WorkQueue): WorkQueue {
    const line = `${name.slice(0, name.indexOf('/'))} ${queue === this.later}`
    const operationQueue = this.reading.get(line) ?? new WorkQueue(readAtOnce, mostWaitingToRead, mostWaitingOfOne)
    this.reading.set(line, operationQueue)
    return operationQueue
  }
}

/** Returns the pending promise of a key, or a new one from `begin`. */
function runShared(running: Map<string, Promise<void>>, key: string, begin: () => Promise<void>): Promise<void> {
  const runningOperation = running.get(key)
  if (runningOperation !== undefined) return runningOperation
  const promise = begin().finally(() => running.delete(key))
  running.set(key, promise)
  return promise
}

function keyOf(
  name: string,
  file: StoredFile,
  { width, height, mode, quality }: ImageOperation,
  format: ImageFormat,
): CachedName {
  const key = createHash('sha256')
    .update(JSON.stringify([file.version, width, height, mode, quality, format]))
    .digest('hex')
  return { owner: name, key }
}

async function render(
  content: Uint8Array,
  operation: ImageOperation,
  format: ImageFormat,
  animated: boolean,
): Promise<Uint8Array> {
  try {
    return await encode((await openPicture(content, { animated })).autoOrient(), operation, format)
  } catch (error) {
    throw pictureRefusal(error)
  }
}

function encode(
  upright: Sharp,
  { width, height, mode, quality }: ImageOperation,
  format: ImageFormat,
): Promise<Uint8Array> {
  const picture = upright.resize({
    width: width ?? undefined,
    height: height ?? undefined,
    fit: mode === 'fill' && width !== null && height !== null ? 'cover' : 'inside',
    withoutEnlargement: true,
  })
  switch (format) {
    case 'avif':
      // AVIF's quality scale differs from WebP's: thirty less looks slightly better, in a fifth fewer bytes. More
      // effort gains little.
      return picture.avif({ quality: Math.max(30, quality - 30), effort: 2 }).toBuffer()
    case 'webp':
      return picture.webp({ quality }).toBuffer()
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png({ compressionLevel: 9, palette: true, quality }).toBuffer()
  }
}
