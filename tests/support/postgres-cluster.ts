import { execFile, execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { openPostgres } from '../../platform/kernel/database/client'
import type { DatabaseConnection } from '../../platform/kernel/database/client'
import { migrate } from '../../platform/kernel/database/migrate'
import { emptyTables } from './empty-tables'
import { freePort } from './free-port'

export interface PostgresCluster {
  /** Opens a database with all tables and no rows. */
  connect(): Promise<DatabaseConnection>
  /** The address of a new empty database. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

/** A server of one test alone, which may do to it what others on it would suffer from. */
export interface OwnPostgresCluster extends PostgresCluster {
  /** Kills the server, as `pg_ctl stop -m immediate` does; it recovers at its next start. */
  crash(): Promise<void>
  /** Kills the server by SIGKILL, so that it can do nothing any more; resolves when its processes have ended, too. */
  kill(): Promise<void>
  /** Starts the server again after a crash, at the same address. */
  start(): Promise<void>
  /** Whether its process lives; it may have ended by itself. */
  isRunning(): boolean
  /** Suspends the server and all its processes: connections stay open, but nothing answers. */
  freeze(): void
  thaw(): void
  /** Stops the server when this process has ended, in whatever way. */
  endWithWorker(): void
  /** The id of the server's own process, the parent of all others. */
  processId(): number
}

const run = promisify(execFile)

/** Long timeouts, so that tests pass on a busy machine, too. Timeouts themselves have tests of their own. */
const patient = { connect: 60_000, answer: 60_000 }

/** Directory of PostgreSQL's programs; null when there are none. */
export async function findPostgres(): Promise<string | null> {
  const places = (process.env.PATH ?? '').split(':')
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  places.push(
    ...versions
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => `/usr/lib/postgresql/${version}/bin`),
    '/opt/homebrew/bin',
    '/usr/local/pgsql/bin',
  )
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null
}

/** PostgreSQL refuses to run as root; in that case it runs as an unprivileged user. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

/** The server of this worker. */
let sharedCluster: Promise<OwnPostgresCluster | null> | null = null
/** Idle databases on it. */
const spare: DatabaseConnection[] = []
/** So many idle databases are kept, because each holds connections. */
const mostSpare = 2

/**
 * The PostgreSQL server of this worker, which ends with the worker: starting one takes two seconds. Null, with a
 * message, when PostgreSQL is not installed.
 */
export async function startPostgres(): Promise<PostgresCluster | null> {
  const cluster = await (sharedCluster ??= startForWorker())
  if (cluster === null) return null
  return { connect: () => emptied(cluster), newDatabase: cluster.newDatabase, stop: async () => {} }
}

async function startForWorker(): Promise<OwnPostgresCluster | null> {
  const cluster = await startOwnPostgres()
  cluster?.endWithWorker()
  return cluster
}

/** An idle database that was emptied, if there is one, since copying one takes longer. Closing it makes it idle again. */
async function emptied(cluster: PostgresCluster): Promise<DatabaseConnection> {
  const connection = spare.pop() ?? (await cluster.connect())
  await emptyTables(connection.database)
  return {
    ...connection,
    close: async () => {
      if (spare.includes(connection)) return
      if (spare.length < mostSpare) spare.push(connection)
      else await connection.close()
    },
  }
}

/**
 * Starts a PostgreSQL server in a temporary directory; null, with a message, when it is not installed.
 * @param where the directory in which it makes its own, and settings of the server, such as `fsync=on`, in place of those
 *   of the tests
 */
export async function startOwnPostgres({
  parent = tmpdir(),
  settings = [],
}: { readonly parent?: string; readonly settings?: readonly string[] } = {}): Promise<OwnPostgresCluster | null> {
  const programs = await findPostgres()
  if (programs === null) {
    process.stderr.write('\nSKIPPED on a real PostgreSQL: initdb was not found on this machine.\n')
    return null
  }
  const user = runAs()
  const directory = await mkdtemp(join(parent, 'townsquare-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) await chown(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-E', 'UTF8', '--locale=C.UTF-8', '-U', 'test', '-A', 'trust', '-N'],
    { ...user, cwd: directory },
  )
  const port = await freePort()
  let server: ChildProcess
  let processEnd: Promise<void>
  const addressOf = (name: string): string => `postgres://test@127.0.0.1:${port}/${name}`
  const start = async (): Promise<void> => {
    const serverProcess = spawn(
      join(programs, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        `unix_socket_directories=${directory}`,
        '-c',
        'fsync=off',
        '-c',
        'max_connections=60',
        // What it learns of the rows would differ from run to run, and with it the plans.
        '-c',
        'autovacuum=off',
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...user, cwd: directory, stdio: 'ignore' },
    )
    server = serverProcess
    processEnd = new Promise<void>((resolve) => serverProcess.once('exit', () => resolve()))
    await untilReady(addressOf('postgres'), () => serverProcess.exitCode === null)
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal)
    await processEnd
  }
  const children = (): number[] => (server.pid === undefined ? [] : childrenOf(server.pid))
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of children()) process.kill(pid, signal)
    server.kill(signal)
  }
  const kill = async (): Promise<void> => {
    const left = children()
    await end('SIGKILL')
    while (left.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await start()
  let count = 0
  const newDatabase = async (copied = 'template1'): Promise<string> => {
    const name = `test_${(count += 1)}`
    await statement(addressOf('postgres'), `create database ${name} template ${copied}`)
    return addressOf(name)
  }
  /** The name of a database with all tables. It is copied, because copying is faster than migrating each database. */
  let migrated: Promise<string> | null = null
  const newMigrated = async (): Promise<string> => {
    const address = await newDatabase()
    const connection = openPostgres(address, patient)
    await connection.exclusively(migrate)
    await connection.close()
    return new URL(address).pathname.slice(1)
  }
  return {
    newDatabase: () => newDatabase(),
    connect: async () => openPostgres(await newDatabase(await (migrated ??= newMigrated())), patient),
    crash: () => end('SIGQUIT'),
    kill,
    start,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    processId: () => server.pid!,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    endWithWorker: () => {
      const command = 'read -r _; kill -QUIT "$1"; while kill -0 "$1" 2>&-; do sleep 0.1; done; rm -rf "$2"'
      const args = ['-c', command, 'sh', String(server.pid), directory]
      // Its input ends with this process, which neither of them keeps from ending.
      const guard = spawn('sh', args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
      for (const each of [server, guard, guard.stdin as Socket]) each.unref()
    },
    stop: async () => {
      await end('SIGINT')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function childrenOf(own: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='])
    .toString()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid !== undefined && parent === own ? [pid] : []))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function statement(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

async function untilReady(url: string, lives: () => boolean): Promise<void> {
  for (;;) {
    try {
      await statement(url, 'select 1')
      return
    } catch (error) {
      if (!lives()) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
