import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { DiskStorage } from '../../../../platform/kernel/storage/disk-storage'

const otherDisk = '/dev/shm'

describe('files on the disk', () => {
  it.skipIf(!existsSync(otherDisk))('come whole from another disk, and leave no draft', async () => {
    const [here, there] = await Promise.all(
      [tmpdir(), otherDisk].map((place) => mkdtemp(join(place, 'townsquare-disk-'))),
    )
    const storage = new DiskStorage(here!)
    await writeFile(join(there!, 'draft'), 'whole')
    await storage.put('audio-1.mp3', join(there!, 'draft'))
    expect(await text(await (await storage.find('audio-1.mp3'))!.read())).toBe('whole')
    const names: string[] = []
    for await (const name of storage.list()) names.push(name)
    expect(names).toEqual(['audio-1.mp3'])
    expect([await readdir(join(here!, '.arriving')), await readdir(there!)]).toEqual([[], []])
    for (const directory of [here!, there!]) await rm(directory, { recursive: true })
  })
})
