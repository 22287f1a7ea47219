import { sql } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../../../../contract/reading/all-endpoints'
import { sendFeedback } from '../../../../contract/feedback'
import { directoriesOf } from '../../../../platform/kernel/configuration'
import { openPglite, openPostgres, rowsOf } from '../../../../platform/kernel/database/client'
import { readTriggers } from '../../../../platform/kernel/moving/catalogue'
import { standStill } from '../../../../platform/kernel/moving/stand-still'
import { operateWhole } from '../../../../platform/operate-whole'
import { platformProgram } from '../../../../scripts/build-platform.mjs'
import { contentOf } from '../../../support/content-of-database'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { findPostgres, startPostgres } from '../../../support/postgres-cluster'
import type { PostgresCluster } from '../../../support/postgres-cluster'

const feedback = { kind: 'idea', text: 'A bigger clock, please', pictures: [], contact: '' }
let sent = 0
const write = (platform: TestPlatform, token: string) =>
  platform.call(sendFeedback, { token, headers: { 'idempotency-key': `feedback-${(sent += 1)}` }, body: feedback })
const command = (platform: TestPlatform, ...words: string[]) =>
  operateWhole(platform.platform, [...words, '--as', 'mei'], platform.clock.now(), () => {})

/** Runs an operator's command in a process of its own; `until` kills it when a line of its progress says so. */
async function ownProcess(words: readonly string[], env: Readonly<Record<string, string>>, until?: RegExp) {
  const child = spawn(process.execPath, [platformProgram('operator'), ...words, '--as', 'mei'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = text(child.stdout)
  const lines: string[] = []
  for await (const line of createInterface(child.stderr)) {
    lines.push(line)
    if (until?.test(line) === true) child.kill('SIGKILL')
  }
  return { output: await output, lines }
}

describe.skipIf((await findPostgres()) === null)('a city that moves', () => {
  let cluster: PostgresCluster | null
  let city: TestPlatform
  let folder: string
  beforeAll(async () => {
    cluster = await startPostgres()
    city = await startPlatform({ seed: true })
    folder = await mkdtemp(join(tmpdir(), 'townsquare-moved-'))
  }, 240_000)
  afterAll(async () => {
    await city?.close()
    await rm(folder, { recursive: true, force: true })
    await cluster?.stop()
  })

  it('is the same in PostgreSQL, and back in a folder, though the way back was killed', async () => {
    const anna = await city.logIn({ id: 'anna', phone: '13900000001' })
    expect((await write(city, anna.token)).code).toBe(100000)
    const url = await cluster!.newDatabase()
    const answer = await command(city, 'move', '--to', url)
    expect(answer).toMatchObject({
      failed: false,
      output: expect.stringContaining('all counts, checksums and sequences'),
    })
    const content = await contentOf(city.database)
    expect(Object.keys(content.tables).length).toBeGreaterThan(140)
    expect(content.triggers.length).toBeGreaterThan(1)
    // What is not ours to compare with our own sums is compared as it is.
    const search = sql`select count(*)::int as count from search_entries where words @@ to_tsquery('simple', 'a:*')`
    const found = await rowsOf(city.database, search)

    // The database that was left stands still, until it is asked to go on.
    expect(await write(city, anna.token)).toMatchObject({ code: 503001, headers: { 'retry-after': '30' } })
    expect((await command(city, 'move', '--to', url)).output).toContain('it was moved to postgres://127.0.0.1')

    const moved = await startPlatform({
      connection: openPostgres(url),
      seed: true,
      configuration: { databaseUrl: url },
    })
    expect(await contentOf(moved.database)).toEqual(content)
    expect(await rowsOf(moved.database, search)).toEqual(found)
    expect((await write(moved, anna.token)).code).toBe(100000)
    expect((await command(moved, 'log')).output).toContain('move begin')
    await expect(moved.database.execute(sql`delete from operator_acts`)).rejects.toMatchObject({
      cause: { code: '42501' },
    })

    const env = {
      DATABASE_URL: url,
      DATA_DIR: moved.dataDirectory,
      IDENTITY_KEY: moved.platform.configuration.identityKey!,
    }
    const killed = await ownProcess(['move', '--to', folder], env, /^70\//)
    expect(killed.output).toBe('')
    // The mover is dead, and its lease with it: a city that goes on changes what was copied, and what was not.
    await moved.database.execute(sql`update townsquare_moving.lease set until = clock_timestamp()`)
    expect((await write(moved, anna.token)).code).toBe(100000)
    const again = await ownProcess(['move', '--to', folder], env)
    expect(again.output).toContain('an earlier run was continued')
    const newest = await contentOf(moved.database)
    await moved.close()

    const back = await startPlatform({ connection: await openPglite(directoriesOf(folder).database), seed: true })
    expect(await contentOf(back.database)).toEqual(newest)
    expect(newest.tables['public.feedback']?.rows).toBe(String(Number(content.tables['public.feedback']?.rows) + 2))
    expect((await write(back, anna.token)).code).toBe(100000)
    await back.close()

    expect((await command(city, 'move', '--stay')).output).toContain('accepts writes again')
    expect((await write(city, anna.token)).code).toBe(100000)
  }, 600_000)

  it('moves into nothing that is not empty, and not with another key', async () => {
    const url = await cluster!.newDatabase()
    const there = openPostgres(url)
    await there.database.execute(sql`create table somebodys (id int)`)
    const before = await readTriggers(city.database)
    expect(await command(city, 'move', '--to', url)).toEqual({
      failed: true,
      output: 'The target is not empty: it has public.somebodys. Name an empty database, or a folder without one.',
    })
    expect(await readTriggers(city.database)).toEqual(before)
    await there.database.execute(sql`drop table somebodys`)
    await there.close()
    const { configuration } = city.platform
    const other = { ...city.platform, configuration: { ...configuration, identityKey: 'x'.repeat(40) } }
    const refused = await operateWhole(other, ['move', '--to', url, '--as', 'mei'], city.clock.now(), () => {})
    expect(refused).toMatchObject({ failed: true, output: expect.stringContaining('is not the one that sealed') })
    expect(await command(city, 'move', '--to')).toMatchObject({ failed: true })
    expect(await command(city, 'move', '--to', url, '--as')).toMatchObject({ failed: true })
  })

  it('finds a row that is not as it was, and does not end the move', async () => {
    const url = await cluster!.newDatabase()
    const there = openPostgres(url)
    // Somebody changes a row of the target that was copied already.
    let changed: Promise<unknown> = Promise.resolve()
    const { output, failed } = await operateWhole(
      city.platform,
      ['move', '--to', url, '--as', 'mei'],
      city.clock.now(),
      (line) => {
        if (line.startsWith('100/') && !line.endsWith('%'))
          changed = there.database.execute(sql`update categories set sort = sort + 1`).then(() => undefined)
      },
    )
    await changed
    expect(failed).toBe(true)
    expect(output).toContain('public.categories differs')
    // Nobody starts a platform over a part of a city. The city itself goes on, and the same command ends what it began.
    await expect(startPlatform({ connection: openPostgres(url) })).rejects.toThrow('A move into this database was not')
    const ben = await city.logIn({ id: 'ben', phone: '13900000002' })
    expect((await write(city, ben.token)).code).toBe(100000)
    expect((await command(city, 'move', '--to', url)).output).toContain('an earlier run was continued')
    await there.close()
    await command(city, 'move', '--stay')
  }, 300_000)
})

describeOnBothDatabases('a database that stands still', (open) => {
  it('refuses what writes, and answers what reads', async () => {
    const platform = await startPlatform({ connection: await open() })
    const anna = await platform.logIn({ id: 'anna', phone: '13900000001' })
    const reads = allEndpoints().filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.changesState)
    const readAll = async () => {
      const statuses: Record<string, number> = {}
      for (const { endpoint } of reads)
        statuses[endpoint.name] = (await platform.call(endpoint, { token: anna.token })).status
      return statuses
    }
    const before = await readAll()
    // The note that a session is used is due again.
    await platform.database.execute(sql`update sessions set used_at = used_at - interval '3 days'`)
    const stillness = await standStill(platform.database, 'it is tried')
    // These count how often somebody asks, so that nobody reads the whole list.
    expect(await readAll()).toEqual({ ...before, listInvited: 503, listVolunteers: 503 })
    expect(await write(platform, anna.token)).toMatchObject({
      status: 503,
      code: 503001,
      headers: { 'retry-after': '30' },
    })
    await expect(platform.database.execute(sql`truncate users cascade`)).rejects.toMatchObject({
      cause: { code: '57S01' },
    })
    await expect(standStill(platform.database, 'a second time')).rejects.toThrow('it is tried')
    await stillness.end()
    expect((await write(platform, anna.token)).code).toBe(100000)
    expect(await readTriggers(platform.database)).toHaveLength(2)
    await platform.close()
  }, 120_000)

  it('accepts writes again when nobody renews the lease, which the mover finds out', async () => {
    const platform = await startPlatform({ connection: await open() })
    const anna = await platform.logIn({ id: 'anna', phone: '13900000001' })
    const stillness = await standStill(platform.database, 'it is tried', 1)
    await expect.poll(async () => (await write(platform, anna.token)).code, { timeout: 20_000 }).toBe(100000)
    await expect(stillness.check()).rejects.toThrow('Writes were accepted again')
    await stillness.end()
    await platform.close()
  }, 60_000)
})
