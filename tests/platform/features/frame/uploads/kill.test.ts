import { spawn } from 'node:child_process'
import { mkdir, readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { cleanUp } from '../../../../../platform/clean-up'
import { openPostgres } from '../../../../../platform/kernel/database/client'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { storedName } from '../../../../../platform/kernel/uploads/view-address'
import { sources, uploadTotals } from '../../../../../platform/kernel/uploads/uploads.schema'
import { startPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres } from '../../../../support/postgres-cluster'

/** KILLS=200 tries longer than every run of the tests needs to. */
const kills = Number(process.env.KILLS ?? 3)
const hasPostgres = (await findPostgres()) !== null

it.skipIf(!hasPostgres)(
  'of a platform killed at any moment every upload has its row and its file, and what was not there is cleaned up',
  async () => {
    const cluster = (await startPostgres())!
    const address = await cluster.newDatabase()
    const platform = await startPlatform({ connection: openPostgres(address) })
    const { id } = await platform.logIn()
    const incoming = join(platform.dataDirectory, 'incoming')
    await mkdir(incoming, { recursive: true })
    const answered: string[] = []
    for (let kill = 0; kill < kills; kill += 1)
      answered.push(...(await runUntilKilled([address, platform.dataDirectory, id], 5 + ((kill * 7) % 11))))

    // Hours later: the worker's clock is the real one.
    platform.clock.advance((Date.now() - platform.clock.now().getTime()) / 1000 + 3 * 3600)
    for (const name of await readdir(incoming)) await utimes(join(incoming, name), 0, 0)
    await cleanUp(platform.platform)
    const rows = await queriesOf(platform.database).read(build.select().from(sources))
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(answered))
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['there']))
    const files = await filesBelow(join(platform.dataDirectory, 'uploads'))
    expect(files.sort()).toEqual(rows.map(({ url }) => storedName(url)).sort())
    expect(await readdir(incoming)).toEqual([])
    const total = await queriesOf(platform.database).readOne(build.select().from(uploadTotals))
    expect(total?.bytes).toBe(rows.length * 60)
    await platform.close()
    await cluster.stop()
  },
  60_000,
)

async function filesBelow(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true })
  const found = await Promise.all(
    names.map(async (name) => ((await stat(join(directory, name))).isFile() ? [name.split('/').at(-1) ?? ''] : [])),
  )
  return found.flat()
}

/** What a process had answered before it was killed, after this many. */
async function runUntilKilled(given: readonly string[], count: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/upload-worker.ts', ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ids: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    ids.push(line)
    if (ids.length === count) child.kill('SIGKILL')
  }
  await ended
  return ids
}
