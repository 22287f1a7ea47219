import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openPostgres } from '../../../../../platform/kernel/database/client'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { checkLedger } from '../../../../../platform/features/civic/wallet/check-ledger'
import { payCashOut } from '../../../../../platform/features/civic/wallet/end-cash-out'
import { cashOuts, demoPayments } from '../../../../../platform/features/civic/wallet/wallet.schema'
import { startPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres } from '../../../../support/postgres-cluster'
import { walletTools } from '../../../../support/wallet'

/** KILLS=200 tries longer than every run of the tests needs to. */
const kills = Number(process.env.KILLS ?? 3)
const hasPostgres = (await findPostgres()) !== null

it.skipIf(!hasPostgres)(
  'of a platform killed at any moment nothing that it answered is lost, and nothing paid twice',
  async () => {
    const cluster = (await startPostgres())!
    const address = await cluster.newDatabase()
    const platform = await startPlatform({ connection: openPostgres(address) })
    const secret = platform.platform.configuration.identityKey ?? ''
    const tools = walletTools(platform)
    const savers = await Promise.all([1, 2, 3].map(() => tools.member()))
    for (const { id } of savers) await tools.earn(id, 400_000)
    const answered: string[] = []
    for (let kill = 0; kill < kills; kill += 1)
      answered.push(...(await runUntilKilled(address, secret, 3 + ((kill * 7) % 11))))

    // The next platform goes on: what the office had not sent yet is sent, and every payer asked until it knows.
    const rows = await queriesOf(platform.database).read(build.select().from(cashOuts))
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(answered))
    for (const { id, state } of rows)
      if (state === 'pending') await payCashOut(platform.database, id, platform.clock.now())
    for (const _ of [1, 2, 3]) {
      // The worker's clock is the real one.
      await platform.database.update(cashOuts).set({ askAt: platform.clock.now() }).where(eq(cashOuts.state, 'paying'))
      await tools.ask()
    }
    const ended = await queriesOf(platform.database).read(build.select().from(cashOuts))
    const payments = await queriesOf(platform.database).read(build.select().from(demoPayments))
    expect(new Set(ended.map(({ state }) => state))).toEqual(new Set(['paid', 'failed']))
    const paid = (state: 'paid' | 'failed') =>
      ended.filter((row) => row.state === state).map(({ id, cents }) => [id, cents] as const)
    const byPayer = (outcome: 'paid' | 'refused') =>
      payments.filter((row) => row.outcome === outcome).map(({ reference, cents }) => [reference, cents] as const)
    expect(paid('paid').sort()).toEqual(byPayer('paid').sort())
    expect(paid('failed').sort()).toEqual(byPayer('refused').sort())
    expect(await checkLedger(platform.database)).toEqual([])
    await platform.close()
    await cluster.stop()
  },
)

/** The cash-outs that a process had answered before it was killed, after this many. */
async function runUntilKilled(address: string, secret: string, count: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/wallet-worker.ts', address, secret], {
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
