import { Readable } from 'node:stream'
import type { FileStorage, StoredFile } from './file-storage'
import { StorageFault } from './storage-fault'
import type { StorageLimits } from './storage-limits'

/**
 * A store with a time limit wherever a byte is awaited: the caller gets a `StorageFault` in time, and pending work is
 * aborted, so that a stalled store blocks none of our resources.
 */
export class TimedStorage implements FileStorage {
  constructor(
    private readonly storage: FileStorage,
    private readonly limits: StorageLimits,
  ) {}

  put(name: string, file: string, mime: string): Promise<void> {
    // The limit applies to pauses rather than to the whole transfer, since a large file takes longer than a small one.
    return withTimeLimit(Math.max(this.limits.answer, this.limits.pause), (signal, onProgress) =>
      this.storage.put(name, file, mime, signal, onProgress),
    )
  }

  async find(name: string): Promise<StoredFile | null> {
    const storedFile = await withTimeLimit(this.limits.answer, (signal) => this.storage.find(name, signal))
    return storedFile && { ...storedFile, read: (range) => this.read(storedFile, range) }
  }

  remove(name: string): Promise<void> {
    return withTimeLimit(this.limits.answer, (signal) => this.storage.remove(name, signal))
  }

  async *list(beginning?: string): AsyncGenerator<string> {
    const names = this.storage.list(beginning)[Symbol.asyncIterator]()
    for (;;) {
      const name = await withTimeLimit(this.limits.answer, () => names.next())
      if (name.done === true) return
      yield name.value
    }
  }

  /**
   * Resolves when the first bytes have arrived, so that a store that stalls before them is reported in time for an
   * error answer.
   */
  private async read(file: StoredFile, range: Parameters<StoredFile['read']>[0]): Promise<Readable> {
    const content = await withTimeLimit(
      this.limits.answer,
      (signal) => file.read(range, signal),
      (late) => end(late),
    )
    const chunks = content.iterator() as AsyncIterator<Buffer>
    try {
      return streamInTime(content, chunks, await withTimeLimit(this.limits.answer, () => chunks.next()), {
        pause: this.limits.pause,
        size: range === undefined ? file.size : range.end - range.start + 1,
      })
    } catch (error) {
      end(content)
      throw error
    }
  }
}

/**
 * Streams the chunks of a file, of which `size` bytes are to come. A store that ends early has failed, since the reader
 * was promised all of them, and would wait. The time limit runs only while a reader waits for the next chunk, because a
 * slow reader is not the store's fault.
 */
function streamInTime(
  content: Readable,
  chunks: AsyncIterator<Buffer>,
  first: IteratorResult<Buffer>,
  { pause, size }: { readonly pause: number; readonly size: number },
): Readable {
  let ready: IteratorResult<Buffer> | null = first
  let left = size
  const next = async (): Promise<IteratorResult<Buffer>> => ready ?? (await withTimeLimit(pause, () => chunks.next()))
  return new Readable({
    read() {
      next().then(
        (chunk) => {
          ready = null
          if (chunk.done !== true) {
            left -= chunk.value.length
            this.push(chunk.value)
          } else if (left > 0) this.destroy(new StorageFault(`ended ${left} bytes early`))
          else this.push(null)
        },
        (error: Error) => this.destroy(error),
      )
    },
    destroy(error, done) {
      end(content)
      done(error)
    },
  })
}

/** Errors of a stream after its end do not matter. */
function end(content: Readable): void {
  content.on('error', () => undefined).destroy()
}

/**
 * Returns the result of some work, or throws a `StorageFault` after `limit` milliseconds without progress.
 * @param onLate receives a result that arrives after the limit
 */
async function withTimeLimit<Value>(
  limit: number,
  work: (signal: AbortSignal, onProgress: () => void) => Promise<Value>,
  onLate: (value: Value) => void = () => undefined,
): Promise<Value> {
  const timeLimit = new AbortController()
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Value>((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          const fault = new StorageFault('does not answer')
          reject(fault)
          timeLimit.abort(fault)
        }, limit)
      }
      start()
      work(timeLimit.signal, () => timeLimit.signal.aborted || start()).then(
        (value) => (timeLimit.signal.aborted ? onLate(value) : resolve(value)),
        (error: unknown) => reject(error instanceof StorageFault ? error : new StorageFault('failed', error)),
      )
    })
  } finally {
    clearTimeout(timer)
  }
}
