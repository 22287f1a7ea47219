import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { errorCodes } from '../../../../contract/envelope'
import { Refusal } from '../../../kernel/http/refusal'

/** MP4 boxes that reveal place, time and device of a recording. */
const metadataBoxes = new Set(['udta', 'meta', 'uuid'])
const containers = new Set(['moov', 'trak', 'moof', 'traf'])

/** The most boxes of a file. An hour in one-second fragments has some 25,000. */
const maximumBoxes = 50_000
/** The most boxes with metadata. A camera writes only a handful of them. */
const maximumMetadataBoxes = 500

const blockLength = 64 * 1024

/**
 * Blanks, in place, the boxes of an MP4 or QuickTime file that hold the location and the device. Each such box becomes
 * free space of the same length, so that no offset changes. A file whose box sizes do not add up is left as it is; a
 * file with more boxes than any camera writes is refused.
 */
export async function cleanFilm(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await new Film(file).clean(0, (await file.stat()).size, 0)
  } finally {
    await file.close()
  }
}

class Film {
  private boxes = 0
  private blanked = 0
  private readonly block = Buffer.alloc(blockLength)
  private blockAt = 0
  private blockSize = 0

  constructor(private readonly file: FileHandle) {}

  async clean(from: number, to: number, depth: number): Promise<void> {
    for (let at = from; at + 8 <= to;) {
      if ((this.boxes += 1) > maximumBoxes) throw refusalFor()
      const head = await this.head(at)
      const short = head.readUInt32BE(0)
      const type = head.toString('latin1', 4, 8)
      const header = short === 1 ? 16 : 8
      if (head.length < header) return
      const size = short === 0 ? to - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short
      if (size < header || at + size > to) return
      if (metadataBoxes.has(type) && !(type === 'meta' && depth === 0)) await this.blank(at, header, size)
      else if (containers.has(type) && depth < 4) await this.clean(at + header, at + size, depth + 1)
      at += size
    }
  }

  /** The first 16 bytes of a box, or what is left of the file; read in blocks, since small boxes are close together. */
  private async head(at: number): Promise<Buffer> {
    const isInside = at >= this.blockAt && at + 16 <= this.blockAt + this.blockSize
    if (!isInside) {
      this.blockAt = at
      this.blockSize = (await this.file.read(this.block, 0, blockLength, at)).bytesRead
    }
    return this.block.subarray(at - this.blockAt, Math.min(at - this.blockAt + 16, this.blockSize))
  }

  private async blank(at: number, header: number, size: number): Promise<void> {
    if ((this.blanked += 1) > maximumMetadataBoxes) throw refusalFor()
    await this.file.write('free', at + 4, 'latin1')
    const zeros = Buffer.alloc(Math.min(blockLength, size - header))
    for (let writtenBytes = header; writtenBytes < size; writtenBytes += zeros.length)
      await this.file.write(zeros, 0, Math.min(zeros.length, size - writtenBytes), at + writtenBytes)
  }
}

const refusalFor = (): Refusal => new Refusal(errorCodes.typeNotTaken, null, { reason: 'too-many-boxes' })
