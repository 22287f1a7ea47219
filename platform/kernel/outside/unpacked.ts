import { pipeline, Readable } from 'node:stream'
import type { Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

type Bytes = AsyncIterable<Uint8Array>

/** The most codings of a body that are undone; some servers compress once more what was compressed. */
const mostCodings = 3

/** A body that ends within a block is read as far as it came, as browsers do. */
const options = { finishFlush: constants.Z_SYNC_FLUSH }
const gunzip = (): Transform => createGunzip(options)
const decompressors: Readonly<Record<string, (first: Uint8Array) => Transform>> = {
  ...{ gzip: gunzip, 'x-gzip': gunzip },
  br: () => createBrotliDecompress(),
  // The standard means the format of zlib by it; many servers send the bare stream, which begins otherwise.
  deflate: ([byte = 0]) => ((byte & 0x0f) === 8 ? createInflate(options) : createInflateRaw(options)),
}

/** The bytes of a body without its codings (RFC 9110, 8.4): servers name them in any case, and several of them. */
export function unpacked(body: Bytes, contentEncoding = ''): Bytes {
  const codings = contentEncoding.toLowerCase().split(',', mostCodings)
  return codings.reduceRight<Bytes>((bytes, coding) => decoded(bytes, decompressors[coding.trim()]), body)
}

async function* decoded(
  bytes: Bytes,
  make: ((first: Uint8Array) => Transform) | undefined,
): AsyncGenerator<Uint8Array> {
  if (make === undefined) return yield* bytes
  const iterator = bytes[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done === true) return
  const decompressor = make(first.value)
  // Whoever stops reading ends both: the pipeline passes that on to the body, and errors to the reader.
  pipeline(Readable.from(continued(first.value, iterator)), decompressor, () => undefined)
  yield* decompressor as Bytes
}

async function* continued(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  yield* { [Symbol.asyncIterator]: () => rest }
}
