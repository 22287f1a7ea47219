import { randomBytes } from 'node:crypto'
import { constants, createDeflateRaw, crc32 } from 'node:zlib'

/** Stands in a page where the nonce of the answer goes; as long as a nonce. */
const placeholder = '__CSP_NONCE__'
const nonceBytes = 18
const nonceLength = 24

let pool = Buffer.alloc(0)
let used = 0

/** 144 random bits, never given twice; drawn many at a time, since a page is sent in less time than a system call takes. */
export function newNonce(): string {
  if (used + nonceBytes > pool.length) {
    pool = randomBytes(nonceBytes * 256)
    used = 0
  }
  return pool.toString('base64', used, (used += nonceBytes))
}

/**
 * A page that is kept and sent many times, each time with a nonce of its own. It is cut at the nonce once, and compressed
 * once: the nonce goes into the stream as a stored block, so that sending costs no more than copying.
 */
export class NoncePage {
  private constructor(private readonly parts: readonly Buffer[], private readonly deflated: readonly Buffer[] | null) {}

  /** Compression pays for pages that are sent more than once. */
  static async of(html: string, compressed: boolean): Promise<NoncePage> {
    const parts = html.split(placeholder).map((part) => Buffer.from(part))
    return new NoncePage(parts, compressed ? await deflate(parts) : null)
  }

  /** Bytes that are kept. */
  get size(): number {
    return [...this.parts, ...(this.deflated ?? [])].reduce((sum, part) => sum + part.length, 0)
  }

  get isCompressed(): boolean {
    return this.deflated !== null
  }

  plain(nonce: string): Buffer {
    return join(this.parts, Buffer.from(nonce))
  }

  /** A gzip file of the page. */
  gzip(nonce: string): Buffer {
    if (this.deflated === null) throw new Error('this page was not compressed')
    const text = Buffer.from(nonce)
    let checksum = 0
    let length = 0
    this.parts.forEach((part, index) => {
      if (index > 0) checksum = crc32(text, checksum)
      checksum = crc32(part, checksum)
      length += part.length + (index > 0 ? text.length : 0)
    })
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(checksum >>> 0, 0)
    trailer.writeUInt32LE(length >>> 0, 4)
    return Buffer.concat([gzipHead, join(this.deflated, storedBlock(text)), trailer])
  }
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

function join(parts: readonly Buffer[], between: Buffer): Buffer {
  const pieces: Buffer[] = []
  parts.forEach((part, index) => {
    if (index > 0) pieces.push(between)
    pieces.push(part)
  })
  return Buffer.concat(pieces)
}

/** A block of deflate that holds bytes as they are; not the last one. */
function storedBlock(content: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(content.length, 1)
  head.writeUInt16LE(~content.length & 0xffff, 3)
  return Buffer.concat([head, content])
}

/**
 * Each part as its own run of blocks of one deflate stream. The compressor sees a stand-in of the nonce's length between
 * them, whose blocks are dropped: later text may point back at it and finds the real nonce there, the same everywhere.
 */
async function deflate(parts: readonly Buffer[]): Promise<Buffer[]> {
  const stream = createDeflateRaw({ level: 9, memLevel: 9 })
  let collected: Buffer[] = []
  stream.on('data', (chunk: Buffer) => collected.push(chunk))
  const failed = new Promise<never>((_, reject) => stream.once('error', reject))
  const take = (): Buffer => {
    const whole = Buffer.concat(collected)
    collected = []
    return whole
  }
  const feed = (content: Buffer): Promise<void> => Promise.race([failed, new Promise<void>((resolve) => {
    stream.write(content, () => stream.flush(constants.Z_SYNC_FLUSH, () => resolve()))
  })])
  const standIn = Buffer.alloc(nonceLength, 0xff)
  const runs: Buffer[] = []
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      await feed(standIn)
      take()
    }
    if (part.length > 0) await feed(part)
    runs.push(take())
  }
  const ended = Promise.race([failed, new Promise<void>((resolve) => stream.once('end', resolve))])
  stream.end()
  await ended
  runs[runs.length - 1] = Buffer.concat([runs.at(-1) ?? Buffer.alloc(0), take()])
  return runs
}
