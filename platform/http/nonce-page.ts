import { randomBytes } from 'node:crypto'
import { constants, createDeflateRaw, crc32 } from 'node:zlib'
import { crcOfCopies } from './crc-of-copies'
import type { CrcOfCopies } from './crc-of-copies'

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
  private constructor(private readonly text: Form, private readonly file: Form | null, private readonly crc: CrcOfCopies) {}

  /** Compression pays for pages that are sent more than once. */
  static async of(html: string, compressed: boolean): Promise<NoncePage> {
    const parts = html.split(placeholder).map((part) => Buffer.from(part))
    const text = formOf(parts, Buffer.alloc(nonceLength), 0)
    if (!compressed) return new NoncePage(text, null, () => 0)
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(text.bytes.length >>> 0, 4)
    const runs = await deflate(parts)
    const file = formOf([Buffer.concat([gzipHead, runs[0] ?? trailer]), ...runs.slice(1)], storedBlock(nonceLength), storedHead)
    return new NoncePage(text, { ...file, bytes: Buffer.concat([file.bytes, trailer]) }, crcOfCopies(parts, nonceLength))
  }

  /** Bytes that are kept. */
  get size(): number {
    return this.text.bytes.length + (this.file?.bytes.length ?? 0)
  }

  get isCompressed(): boolean {
    return this.file !== null
  }

  plain(nonce: string): Buffer {
    return filled(this.text, nonce)
  }

  /** A gzip file of the page. */
  gzip(nonce: string): Buffer {
    if (this.file === null) throw new Error('this page was not compressed')
    const file = filled(this.file, nonce)
    file.writeUInt32LE(this.crc(crc32(nonce)), file.length - 8)
    return file
  }
}

/** Bytes with gaps where the nonce goes. */
interface Form {
  readonly bytes: Buffer
  readonly gaps: readonly number[]
}

/** @param before how far into what stands between the parts the nonce begins */
function formOf(parts: readonly Buffer[], between: Buffer, before: number): Form {
  const gaps: number[] = []
  let end = 0
  for (const part of parts.slice(0, -1)) {
    end += part.length
    gaps.push(end + before)
    end += between.length
  }
  return { bytes: Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]))), gaps }
}

function filled({ bytes, gaps }: Form, nonce: string): Buffer {
  const copy = Buffer.allocUnsafe(bytes.length)
  bytes.copy(copy)
  for (const gap of gaps) copy.write(nonce, gap, 'latin1')
  return copy
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

/** Bytes of a block of deflate that holds others as they are, before these. */
const storedHead = 5

/** Such a block, with room for so many; not the last one. */
function storedBlock(length: number): Buffer {
  const block = Buffer.alloc(storedHead + length)
  block.writeUInt16LE(length, 1)
  block.writeUInt16LE(~length & 0xffff, 3)
  return block
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
