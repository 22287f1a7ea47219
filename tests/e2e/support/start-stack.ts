// Starts nginx before two processes over a PostgreSQL and an S3 store with a freshly seeded city, until it is ended.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildPlatform } from '../../../scripts/build-platform.mjs'
import { PlatformProcess, variablesOf } from '../../support/deployed/platform-process'
import { freePort } from '../../support/free-port'
import { missingForNginx, startNginx } from '../../support/nginx'
import { startOwnPostgres } from '../../support/postgres-cluster'
import { missingForSwift, startSwift } from '../../support/swift/swift'
import { platformPort } from './ports'
import { variablesFile } from './stack'
import { stackCertificate } from './stack-certificate'

const missing = missingForNginx ?? missingForSwift
if (missing !== null) throw new Error(missing)
await buildPlatform()
const cluster = await startOwnPostgres()
if (cluster === null) throw new Error('PostgreSQL is not installed')
cluster.endWithWorker()
const swift = await startSwift()
const folder = await mkdtemp(join(tmpdir(), 'townsquare-stack-'))
const variables: Readonly<Record<string, string>> = {
  ...variablesOf(swift.s3),
  DATABASE_URL: await cluster.newDatabase(),
  DATA_DIR: folder,
  IDENTITY_KEY: 'the same for both processes of these journeys',
  PUBLIC_ORIGIN: `https://127.0.0.1:${platformPort}`,
  DEMO: '1',
}
await mkdir(dirname(variablesFile), { recursive: true })
await writeFile(variablesFile, JSON.stringify(variables))
const ports: [number, number] = [await freePort(), await freePort()]
// One after the other, because the first makes the tables and the city.
const processes = ports.map((port) => new PlatformProcess(port, variables))
for (const each of processes) await each.start()
const nginx = await startNginx(ports, {
  port: platformPort,
  takesGivenAddresses: true,
  certificate: stackCertificate(),
})

async function stop(): Promise<void> {
  await nginx.stop()
  await Promise.all(processes.map((each) => each.stop()))
  await swift.stop()
  await rm(folder, { recursive: true, force: true })
  await rm(variablesFile, { force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))
