import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openPostgres, type DatabaseConnection } from '../../platform/kernel/database/client'
import { openVault } from '../../platform/kernel/database/open-vault'
import type { Vault } from '../../platform/kernel/shared/vault'
import { freePort } from '../../tests/support/free-port'
import { startNginx, type RunningNginx } from '../../tests/support/nginx'
import { ObjectStore } from '../../tests/support/object-store'
import { startOwnPostgres, type OwnPostgresCluster } from '../../tests/support/postgres-cluster'
import { startSlowProxy, type SlowProxy } from '../../tests/support/slow-proxy'
import { OutsideService } from './outside-services'
import { PlatformProcess, variablesOf } from '../../tests/support/deployed/platform-process'
import { mountSmallDisk, type SmallDisk } from './small-disk'

const identityKey = 'one key for all processes of this city'

/** Megabytes of the disks of the database and of the platform. */
const diskSizes = { database: 2048, data: 64 }

/** A city on this machine: nginx, two processes of the platform, PostgreSQL, a store, and the services of others. */
export interface Stack {
  readonly cluster: OwnPostgresCluster
  /** The network between the processes and the database. */
  readonly network: SlowProxy
  readonly store: ObjectStore
  readonly texts: OutsideService
  readonly pushes: OutsideService
  readonly pushHost: string
  readonly processes: readonly [PlatformProcess, PlatformProcess]
  readonly front: RunningNginx
  /** The disks of the database and of DATA_DIR; null where nothing may be mounted. */
  readonly databaseDisk: SmallDisk | null
  readonly dataDisk: SmallDisk | null
  /** The way to the database that no fault touches but the database's own. */
  readonly direct: DatabaseConnection
  readonly vault: Vault
  /** The lines that the platform wrote into its logs. */
  log(): Promise<string>
  stop(): Promise<void>
}

/** Starts it all; the first start of a process seeds the demo city, since the demo alone has a payer. */
export async function startStack(say: (line: string) => void): Promise<Stack> {
  const ends: (() => unknown)[] = []
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    return { ...(await start(say, (end) => ends.push(end))), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param atEnd takes what ends each part; the last one ends first */
async function start(say: (line: string) => void, atEnd: (end: () => unknown) => void): Promise<Omit<Stack, 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'townsquare-faults-'))
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755)
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const databaseDisk = mountSmallDisk(folder, diskSizes.database)
  const dataDisk = mountSmallDisk(folder, diskSizes.data)
  for (const disk of [databaseDisk, dataDisk]) atEnd(() => disk?.unmount())
  const cluster = await startOwnPostgres({ parent: databaseDisk?.folder ?? folder })
  if (cluster === null) throw new Error('PostgreSQL is not on this machine (Debian: postgresql)')
  atEnd(cluster.stop)
  const address = await cluster.newDatabase()
  const network = await startSlowProxy(address)
  atEnd(network.close)
  const [store, texts, pushes] = [new ObjectStore(), new OutsideService(), new OutsideService()]
  for (const each of [store, texts, pushes]) atEnd(() => each.stop())
  const s3 = await store.start()
  const [textHost, pushHost] = [await texts.start(), await pushes.start()]
  const data = dataDisk?.folder ?? join(folder, 'data')
  await mkdir(data, { recursive: true })
  const environment: NodeJS.ProcessEnv = {
    LOG_LEVEL: 'warn',
    ...{ DATABASE_URL: network.address, DATA_DIR: data, IDENTITY_KEY: identityKey, DEMO: '1' },
    ...{ PUBLIC_ORIGIN: 'https://city.example', TRUST_PROXY: '127.0.0.1', BUILD_DIR: resolve('dist') },
    ...variablesOf(s3),
    ...{ SMS_GATEWAY_URL: `http://${textHost}/`, PUSH_SERVICES: pushHost },
  }
  const logs = ['first.log', 'second.log'].map((name) => join(folder, name)) as [string, string]
  const ports: [number, number] = [await freePort(), await freePort()]
  const processes = [
    new PlatformProcess(ports[0], environment, logs[0]),
    new PlatformProcess(ports[1], environment, logs[1]),
  ] as const
  say('the demo city is seeded')
  for (const each of processes) {
    atEnd(() => each.stop())
    await each.start()
  }
  const front = await startNginx(ports)
  atEnd(front.stop)
  const direct = openPostgres(address, { connect: 60_000, answer: 60_000 })
  atEnd(direct.close)
  const vault = await openVault(direct.database, { identityKey, identityKeyBefore: null, dataDirectory: data })
  return {
    ...{ cluster, network, store, texts, pushes, pushHost, processes, front, databaseDisk, dataDisk, direct, vault },
    log: async () => (await Promise.all(logs.map((file) => readFile(file, 'utf8')))).join(''),
  }
}
