import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
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
  const cluster = await startOwnPostgres(settings)
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
    const processes: ChildProcess[] = []
    const start = async (port: number, inspector: number) => {
      const started = startProcess(port, inspector, {
        ...environment,
        DATABASE_URL: database,
        DATA_DIR: data,
        METRICS_PORT: String(metrics.get(port)),
      })
      stops.push(() => endOf(started))
      await untilReady(port, started)
      return started
    }
    // One process makes the tables and the demo, which takes memory that no other start takes.
    await endOf(await start(ports[0], inspectors[0]!))
    for (const [index, port] of ports.entries()) processes.push(await start(port, inspectors[index]!))
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
          ...processes.map(({ pid }) => pid!),
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

/** @param inspector the port at which the process says what it holds */
function startProcess(port: number, inspector: number, environment: NodeJS.ProcessEnv): ChildProcess {
  const flags = [`--inspect=127.0.0.1:${inspector}`, '--inspect-publish-uid=http', '--import', 'tsx']
  const started = spawn(process.execPath, [...flags, 'platform/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...environment, PORT: String(port), STARTING_PAGE: '0' },
  })
  process.once('exit', () => started.kill('SIGKILL'))
  return started
}

async function endOf(started: ChildProcess): Promise<void> {
  if (started.exitCode !== null) return
  const ended = new Promise((resolve) => started.once('exit', resolve))
  started.kill('SIGTERM')
  await ended
}

async function untilReady(port: number, started: ChildProcess): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null)
    if (answer?.status === 200) return
    if (started.exitCode !== null) throw new Error(`the platform ended with ${started.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
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
