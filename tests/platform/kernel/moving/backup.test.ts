import { sql } from 'drizzle-orm'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { search } from '../../../../contract/search'
import { sendFeedback } from '../../../../contract/feedback'
import { checkLedger } from '../../../../platform/features/civic/wallet/check-ledger'
import { directoriesOf } from '../../../../platform/kernel/configuration'
import type { Configuration } from '../../../../platform/kernel/configuration'
import { openPglite, openPostgres, rowsOf } from '../../../../platform/kernel/database/client'
import { readManifest, computeSums } from '../../../../platform/kernel/moving/backup-manifest'
import { runOnPostgres } from '../../../../platform/kernel/moving/postgres-programs'
import { runWithoutDatabase } from '../../../../platform/kernel/moving/without-database'
import { operateWhole } from '../../../../platform/operate-whole'
import { ObjectStore } from '../../../support/object-store'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { findPostgres, startPostgres } from '../../../support/postgres-cluster'
import { unsigned, uploadTools } from '../../../support/uploads'

const isThere = (await findPostgres()) !== null

/** Writes until it is ended; returns how often it was accepted. */
function writing(platform: TestPlatform, token: string) {
  let isEnded = false
  let accepted = 0
  const work = (async () => {
    while (!isEnded) {
      const { code } = await platform.call(sendFeedback, {
        token,
        headers: { 'idempotency-key': `feedback-${accepted}-of-one` },
        body: { kind: 'idea', text: `Idea ${accepted}`, pictures: [], contact: '' },
      })
      accepted += code === 100000 ? 1 : 0
      await new Promise(setImmediate)
    }
  })()
  return {
    accepted: () => accepted,
    end: async () => {
      isEnded = true
      await work
    },
  }
}

describe.each(['pglite', 'postgres'] as const)('a backup of %s', (kind) => {
  let work: string
  beforeEach(async () => {
    work = await mkdtemp(join(tmpdir(), 'townsquare-backup-'))
  })
  afterEach(() => rm(work, { recursive: true, force: true }))

  it.skipIf(kind === 'postgres' && !isThere)(
    'is taken while people write, and is one moment: ledger, counters, search and pictures agree on an empty machine',
    async () => {
      const cluster = kind === 'postgres' ? await startPostgres() : null
      let city = await startPlatform({ seed: true })
      const store = new ObjectStore()
      const s3 = cluster === null ? null : await store.start()
      let url: string | null = null
      if (cluster !== null) {
        // The demo city is moved, since seeding takes longer.
        url = await cluster.newDatabase()
        const moved = await operateWhole(
          city.platform,
          ['move', '--to', url, '--as', 'mei'],
          city.clock.now(),
          () => {},
        )
        expect(moved.failed).toBe(false)
        await city.close()
        city = await startPlatform({
          connection: openPostgres(url),
          seed: true,
          configuration: { databaseUrl: url, s3 },
        })
      }
      const anna = await city.logIn({ id: 'anna', phone: '13900000001' })
      const { url: picture } = await uploadTools(city).picture(anna.token)
      const name = unsigned(picture)
      const pictureBefore = (await uploadTools(city).get(picture)).rawPayload
      const writer = writing(city, anna.token)
      const folder = join(work, 'backup')
      const back = (...words: string[]) =>
        operateWhole(city.platform, [...words, '--as', 'mei'], city.clock.now(), () => {})
      const backedUp = await back('backup', folder)
      await writer.end()
      expect(backedUp).toMatchObject({ failed: false, output: expect.stringContaining('and 1 uploads, into') })
      expect(writer.accepted()).toBeGreaterThan(0)
      expect(await back('backup', folder)).toMatchObject({ failed: true, output: expect.stringContaining('not empty') })

      const machine = join(work, 'machine')
      const newUrl = cluster === null ? null : await cluster.newDatabase()
      store.objects.clear()
      const there: Configuration = { ...city.platform.configuration, dataDirectory: machine, databaseUrl: newUrl }
      const bring = (configuration: Configuration) => runWithoutDatabase(configuration, ['restore', folder], () => {})
      expect((await bring({ ...there, identityKey: null })).output).toContain('The key is missing')
      expect((await bring({ ...there, identityKey: 'y'.repeat(40) })).output).toContain('is not the one that sealed')
      expect((await bring({ ...there, databaseUrl: newUrl === null ? 'postgres://x/y' : null })).output).toContain(
        'This is a backup of',
      )
      expect(await bring(there)).toMatchObject({ failed: false, output: expect.stringContaining('are the same') })
      expect((await bring(there)).failed).toBe(true)

      const restored = await startPlatform({
        connection: newUrl === null ? await openPglite(directoriesOf(machine).database) : openPostgres(newUrl),
        seed: true,
        configuration: { ...there, dataDirectory: machine },
      })
      const { tables } = await readManifest(folder)
      expect(await restored.database.transaction(computeSums)).toEqual(tables)
      expect(await checkLedger(restored.database)).toEqual([])
      // Counters of rows are what their rows say, for what came while the backup was taken, too.
      const [counted] = await rowsOf<{ feedback: number; keys: number }>(
        restored.database,
        sql`select (select count(*)::int from feedback where user_id = 'anna') as feedback,
              (select count(*)::int from idempotency_keys where owner = 'anna') as keys`,
      )
      expect(counted?.feedback).toBe(counted?.keys)
      expect(counted?.feedback).toBeLessThanOrEqual(writer.accepted())
      const bridge = { query: { q: '桥', page_number: '1', page_size: '10' } }
      const found = await restored.call(search, bridge)
      expect(found.code).toBe(100000)
      expect(found.data).toEqual((await city.call(search, bridge)).data)
      expect((await uploadTools(restored).get(picture)).rawPayload).toEqual(pictureBefore)
      expect(name).toMatch(/^\/uploads\//)
      await restored.close()
      await city.close()
      store.stop()
      await cluster?.stop()
    },
    300_000,
  )
})

describe('a backup', () => {
  it('that was ended is none, and what is missing is said', async () => {
    const platform = await startPlatform()
    const { configuration, now } = platform.platform
    const folder = await mkdtemp(join(tmpdir(), 'townsquare-backup-'))
    const restore = () => runWithoutDatabase(configuration, ['restore', folder], () => {})
    expect((await restore()).output).toContain('has no backup.json')
    expect(await runWithoutDatabase(configuration, ['restore'], () => {})).toMatchObject({ failed: true })
    await writeFile(join(folder, 'something'), '')
    const full = await operateWhole(platform.platform, ['backup', folder, '--as', 'mei'], now(), () => {})
    expect(full).toMatchObject({ failed: true, output: expect.stringContaining('is not empty') })
    const path = process.env.PATH
    process.env.PATH = folder
    try {
      await expect(runOnPostgres('pg_dump', 'postgres://127.0.0.1:1/nowhere', [])).rejects.toThrow(
        'pg_dump was not found. Install PostgreSQL’s client programs',
      )
    } finally {
      process.env.PATH = path
    }
    expect(await operateWhole(platform.platform, ['backup', '--as', 'mei'], now(), () => {})).toMatchObject({
      failed: true,
    })
    await rm(folder, { recursive: true, force: true })
    await platform.close()
  })
})
