// Measures how soon the platform recovers by itself once its PostgreSQL is back.
import { Client } from 'pg'
import { tsImport } from 'tsx/esm/api'
import { atMost, forScale, median } from './lib/figures.mjs'
import { startServer } from './lib/server.mjs'

const feedPath = '/v1/feeds?types=1%2C2%2C3%2C4'
/** Milliseconds between two calls; a call is sent whether or not the earlier calls were answered. */
const between = 20
/** Milliseconds of observation after the database is back. */
const watched = 6000
/** Milliseconds for which the database is frozen, which is longer than the platform waits for an answer. */
const frozen = 10_000

export async function benchRecovery({ runs }) {
  const { startPostgres } = await tsImport('../tests/support/postgres-cluster.ts', import.meta.url)
  const cluster = await startPostgres()
  if (cluster === null) return [forScale('PostgreSQL', Number.NaN, '', 'its programs are not on this machine')]
  const address = await cluster.newDatabase()
  const server = await startServer({ DATABASE_URL: address, LOG_LEVEL: 'silent' })
  try {
    return [
      await measureOutage('a restart', runs, server, async () => {
        await cluster.crash()
        await pause(500)
        const started = cluster.start()
        const at = await untilAnswers(address)
        await started
        return at
      }),
      await measureOutage(`${frozen / 1000} s of standing still`, runs, server, async () => {
        cluster.freeze()
        await pause(frozen)
        cluster.thaw()
        return performance.now()
      }),
    ]
  } finally {
    await server.stop()
    await cluster.stop()
  }
}

/**
 * Measures recovery from one kind of outage.
 * @param away takes the database away and brings it back; resolves to the moment of its return
 */
async function measureOutage(what, runs, server, away) {
  const rounds = []
  for (let round = 0; round < runs; round += 1) rounds.push(await watch(server, away))
  const lastFailures = rounds.map(({ lastFailure }) => lastFailure)
  const failed = rounds.reduce((sum, each) => sum + each.failed, 0)
  const summaryOf = (values) => `${Math.round(median(values))} (most ${Math.round(Math.max(...values))})`
  return atMost(
    `All calls go well again after ${what}, the slowest of ${runs} times`,
    Math.max(...lastFailures),
    2000,
    'ms',
    `ms from the return to the first good answer ${summaryOf(rounds.map(({ firstGood }) => firstGood))}, to the last 503 ${summaryOf(lastFailures)}; ${failed} calls were refused meanwhile`,
  )
}

async function watch(server, away) {
  const answers = []
  const calls = []
  const timer = setInterval(
    () =>
      calls.push(
        fetch(server.origin + feedPath).then(async (answer) => {
          await answer.arrayBuffer()
          answers.push({ at: performance.now(), status: answer.status })
        }),
      ),
    between,
  )
  const back = await away()
  await pause(watched)
  clearInterval(timer)
  await Promise.all(calls)
  const after = answers
    .map(({ at, status }) => ({ at: Math.max(0, at - back), status, isAfter: at >= back }))
    .filter(({ isAfter }) => isAfter)
  const refused = after.filter(({ status }) => status !== 200)
  return {
    firstGood: Math.min(...after.filter(({ status }) => status === 200).map(({ at }) => at)),
    lastFailure: Math.max(0, ...refused.map(({ at }) => at)),
    failed: answers.filter(({ status }) => status !== 200).length,
  }
}

/** Resolves to the moment at which the database accepts statements again. */
async function untilAnswers(connectionString) {
  for (;;) {
    const client = new Client({ connectionString })
    try {
      await client.connect()
      await client.query('select 1')
      return performance.now()
    } catch {
      await pause(5)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
