import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

/** Boxes of an MP4 that say where, when and with what it was taken. */
const telling = new Set(['udta', 'meta', 'uuid'])
const containers = new Set(['moov', 'trak', 'moof', 'traf'])

/**
 * Blanks, in place, the boxes of an MP4 or QuickTime file that carry the place and the device: each becomes free space of
 * the same length, so that no offset changes. A file whose boxes do not add up is left to the players.
 */
export async function cleanFilm(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await walk(file, 0, (await file.stat()).size, 0)
  } finally {
    await file.close()
  }
}

async function walk(file: FileHandle, from: number, to: number, depth: number): Promise<void> {
  const head = Buffer.alloc(16)
  for (let at = from, boxes = 0; at + 8 <= to && boxes < 10_000; boxes += 1) {
    await file.read(head, 0, 16, at)
    const short = head.readUInt32BE(0)
    const type = head.toString('latin1', 4, 8)
    const header = short === 1 ? 16 : 8
    const size = short === 0 ? to - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short
    if (size < header || at + size > to) return
    if (telling.has(type) && !(type === 'meta' && depth === 0)) await blank(file, at, header, size)
    else if (containers.has(type) && depth < 4) await walk(file, at + header, at + size, depth + 1)
    at += size
  }
}

async function blank(file: FileHandle, at: number, header: number, size: number): Promise<void> {
  await file.write('free', at + 4, 'latin1')
  const zeros = Buffer.alloc(64 * 1024)
  for (let done = header; done < size; done += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, size - done), at + done)
}
