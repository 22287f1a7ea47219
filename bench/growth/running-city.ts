import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { PlatformProcess } from '../../tests/support/deployed/platform-process'
import { freePort } from '../../tests/support/free-port'
import { missingForNginx, startNginx, type RunningNginx } from '../../tests/support/nginx'
import { startOwnPostgres } from '../../tests/support/postgres-cluster'
import { heldBytes } from './heap'
import { residentTables, sizeFor } from './city-rows'
import { usageOf, type Usage } from './usage'

/** How PostgreSQL runs: every write waits for the disk, and what is dead is cleaned up, as on a server. */
const settings = ['fsync=on', 'autovacuum=on', 'shared_buffers=512MB', 'max_wal_size=2GB']

export interface FirstViews {
  readonly cache: number
  readonly drawing: number
  readonly empty: number
}

/** Two processes of the platform with the demo city, as `npm start` runs them, over one PostgreSQL. */
export interface RunningCity {
  readonly origins: readonly [string, string]
  /** The address of the database. */
  readonly database: string
  /** How many members have a session (`tokenOf`), beside the people of the demo. */
  readonly members: number
  /** The proxy in front; null where this machine has no nginx. */
  readonly nginx: RunningNginx | null
  /** How many first views the processes have sent until now: from their cache, drawn, and empty for want of time. */
  firstViews(): Promise<FirstViews>
  /** Bytes that the processes hold, all garbage collected. */
  held(): Promise<number>
  /** What the processes of the platform, PostgreSQL and nginx have used until now. */
  usage(): Promise<{ readonly platforms: readonly Usage[]; readonly postgres: Usage; readonly nginx: Usage }>
  stop(): Promise<void>
}

/** Starts the city; null where this machine has no PostgreSQL. */
export async function startCity(environment: NodeJS.ProcessEnv): Promise<RunningCity | null> {
  const cluster = await startOwnPostgres({ settings })
  if (cluster === null) return null
  const stops: (() => Promise<unknown>)[] = [() => cluster.stop()]
  const stop = async () => {
    for (const each of [...stops].reverse()) await each()
  }
  try {
    const database = await cluster.newDatabase()
    const data = await mkdtemp(join(tmpdir(), 'townsquare-growth-'))
    stops.push(() => rm(data, { recursive: true, force: true }))
    const ports: [number, number] = [await freePort(), await freePort()]
    const metrics = new Map([
      [ports[0], await freePort()],
      [ports[1], await freePort()],
    ])
    const inspectors = [await freePort(), await freePort()]
    const processes = ports.map(
      (port) =>
        new PlatformProcess(port, {
          ...environment,
          DATABASE_URL: database,
          DATA_DIR: data,
          METRICS_PORT: String(metrics.get(port)),
        }),
    )
    for (const each of processes) stops.push(() => each.stop())
    // The process says at the port of its inspector what it holds.
    const flagsOf = (index: number) => [`--inspect=127.0.0.1:${inspectors[index]}`, '--inspect-publish-uid=http']
    // One process makes the tables and the demo, which takes memory that no other start takes.
    await processes[0]!.start(flagsOf(0))
    await processes[0]!.stop()
    for (const [index, each] of processes.entries()) await each.start(flagsOf(index))
    const { members } = sizeFor(0)
    await insertResidents(database)
    const nginx = missingForNginx === null ? await startNginx(ports) : null
    if (nginx !== null) stops.push(() => nginx.stop())
    return {
      origins: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`],
      database,
      members,
      nginx,
      firstViews: async () => {
        const texts = await Promise.all([...metrics.values()].map(metricsAt))
        const sumOf = (from: keyof FirstViews) =>
          texts.reduce(
            (sum, text) => sum + Number(new RegExp(`first_views_total{from="${from}"} (\\d+)`).exec(text)?.[1] ?? 0),
            0,
          )
        return { cache: sumOf('cache'), drawing: sumOf('drawing'), empty: sumOf('empty') }
      },
      held: async () => (await Promise.all(inspectors.map(heldBytes))).reduce((sum, bytes) => sum + bytes, 0),
      usage: async () => {
        const none = { seconds: 0, bytes: 0 }
        const roots = [
          ...processes.map(({ id }) => id),
          cluster.processId(),
          ...(nginx === null ? [] : [nginx.processId]),
        ]
        const [first = none, second = none, postgres = none, ofNginx = none] = await usageOf(roots)
        return { platforms: [first, second], postgres, nginx: ofNginx }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const metricsAt = async (port: number) => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

async function insertResidents(address: string): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    for (const { rows, insertion } of residentTables(sizeFor(0))) await client.query(insertion(0, rows - 1))
  } finally {
    await client.end()
  }
}
