import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../../../platform/clean-up'
import { backUp } from '../../../../platform/kernel/moving/backup'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { uploadTools } from '../../../support/uploads'

describe('A backup that was not finished', () => {
  let platform: TestPlatform
  let work: string
  beforeEach(async () => {
    platform = await startPlatform()
    work = await mkdtemp(join(tmpdir(), 'townsquare-backup-'))
    await uploadTools(platform).picture((await platform.logIn()).token)
  })
  afterEach(async () => {
    await platform.close()
    await rm(work, { recursive: true, force: true })
  })

  const notes = () => join(platform.dataDirectory, 'unfinished-backups')
  const take = (folder: string, databaseUrl: string | null = null) =>
    backUp(
      {
        connection: platform.platform.connection,
        configuration: { ...platform.platform.configuration, databaseUrl },
        now: platform.clock.now(),
        onProgress: () => {},
      },
      folder,
    )
  /** Notes a backup as one that was killed a while ago. */
  async function noteAsKilled(folder: string): Promise<void> {
    await mkdir(notes(), { recursive: true })
    await writeFile(join(notes(), 'killed'), folder)
    await utimes(join(notes(), 'killed'), 0, 0)
  }

  it('leaves nothing when it fails, and no note when it succeeds', async () => {
    await expect(take(join(work, 'failing'), 'postgres://127.0.0.1:1/nowhere')).rejects.toThrow(Error)
    await take(join(work, 'whole'))
    expect(await readdir(work)).toEqual(['whole'])
    expect(await readdir(notes())).toEqual([])
  })

  it('goes with the clean-up when its process was killed, wherever it was', async () => {
    const whole = join(work, 'whole')
    await take(whole)
    const parts = ['uploads', 'uploads.txt', 'database.tar.gz', 'database.dump', 'backup.json.draft', 'moving-ab12cd']
    for (let count = 0; count <= parts.length; count += 1) {
      const folder = join(work, 'killed')
      await mkdir(folder)
      for (const part of parts.slice(0, count)) await writeFile(join(folder, part), 'of people')
      await noteAsKilled(folder)
      await cleanUp(platform.platform)
      expect([await readdir(work), await readdir(notes())]).toEqual([['whole'], []])
    }
  })

  it('stays while it is being written, when it is whole after all, and what is not part of it', async () => {
    const [whole, shared] = [join(work, 'whole'), join(work, 'shared')]
    await take(whole)
    await noteAsKilled(whole)
    await cleanUp(platform.platform)
    expect(existsSync(join(whole, 'database.tar.gz'))).toBe(true)
    await mkdir(shared)
    for (const name of ['uploads.txt', 'notes of the office.txt']) await writeFile(join(shared, name), 'text')
    await writeFile(join(notes(), 'running'), shared)
    await cleanUp(platform.platform)
    expect(await readdir(shared)).toHaveLength(2)
    await utimes(join(notes(), 'running'), 0, 0)
    await cleanUp(platform.platform)
    expect(await readdir(shared)).toEqual(['notes of the office.txt'])
  })
})
