import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postComment } from '../../../../contract/comments'
import { search } from '../../../../contract/search'
import { logIn, proveMember } from '../../../../contract/session'
import { cashOutToAlipay } from '../../../../contract/wallet'
import { demoAccounts } from '../../../../platform/demo/accounts'
import { checkLedger } from '../../../../platform/features/civic/wallet/check-ledger'
import { directoriesOf } from '../../../../platform/kernel/configuration'
import type { Configuration } from '../../../../platform/kernel/configuration'
import { openPglite, openPostgres } from '../../../../platform/kernel/database/client'
import type { Database } from '../../../../platform/kernel/database/client'
import { runWithoutDatabase } from '../../../../platform/kernel/moving/without-database'
import { operateWhole } from '../../../../platform/operate-whole'
import { contentOf } from '../../../support/content-of-database'
import { wrongCounts } from '../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../support/postgres-cluster'
import { missingForSwift, startSwift, type RunningSwift } from '../../../support/swift/swift'
import { uploadTools } from '../../../support/uploads'

const isMissing = missingForSwift !== null || (await findPostgres()) === null
if (isMissing) process.stderr.write(`\nSKIPPED the way there and back: ${missingForSwift ?? 'no PostgreSQL'}\n`)

const volunteer = demoAccounts.find(({ role }) => role === 'volunteer')
type Destination = Pick<Configuration, 'databaseUrl' | 's3' | 'dataDirectory'>

/** What people uploaded, which every later place of the city must have. */
type Pictures = { readonly url: string; readonly content: Buffer }[]

const destinationOf = (city: TestPlatform): Destination => city.platform.configuration

/** A volunteer does what people do: each of it has to succeed. */
async function live(city: TestPlatform, pictures: Pictures): Promise<void> {
  const { phone, password } = volunteer!
  const { token } = await city.ask(logIn, { body: { phone: phone!, password: password!, agreed: true } })
  const round = pictures.length + 1
  const { comment } = await city.ask(postComment, {
    token,
    headers: { 'idempotency-key': `comment-of-round-${round}` },
    body: { post_id: 'post-000001', type: 3, text: `Round ${round}`, parent_id: null, reply_to_id: null },
  })
  expect(comment).not.toBeNull()
  const tools = uploadTools(city)
  const { url } = await tools.picture(token, `#${round}${round}${round}`)
  pictures.push({ url, content: (await tools.get(url)).rawPayload })
  const { proof } = await city.ask(proveMember, { token, body: { purpose: 'cash-out', password: password! } })
  await city.ask(cashOutToAlipay, {
    token,
    headers: { 'idempotency-key': `cash-out-of-round-${round}` },
    body: { amount: 100, account: '13800000003', proof },
  })
}

/** By how much each counter differs from its rows: the demo begins with counts that have none, and changes by neither. */
const excesses = async (database: Database) =>
  (await wrongCounts(database)).map(({ counter, id, counted, rows }) => [counter, id, counted - rows])

const found = async (city: TestPlatform) =>
  await city.ask(search, { query: { q: '桥', page_number: '1', page_size: '10' } })

describe.skipIf(isMissing)('a city goes from a folder to PostgreSQL and S3, through a backup, and back', () => {
  let cluster: PostgresCluster
  let swift: RunningSwift
  let work: string
  let city: TestPlatform
  let excessesAtFirst: Awaited<ReturnType<typeof excesses>>
  const pictures: Pictures = []

  beforeAll(async () => {
    cluster = (await startPostgres())!
    swift = await startSwift()
    work = await mkdtemp(join(tmpdir(), 'townsquare-there-and-back-'))
    city = await startPlatform({ seed: true, configuration: { dataDirectory: join(work, 'first') } })
    excessesAtFirst = await excesses(city.database)
    await live(city, pictures)
  })
  afterAll(async () => {
    await city?.close()
    await swift?.stop()
    await cluster?.stop()
    await rm(work, { recursive: true, force: true })
  })

  const office = async (...words: string[]) => {
    const { output, failed } = await operateWhole(city.platform, [...words, '--as', 'mei'], city.clock.now(), () => {})
    expect({ output, failed }).toMatchObject({ failed: false })
  }
  const withoutDatabase = async (destination: Destination, ...words: string[]) => {
    const { output, failed } = await runWithoutDatabase(
      { ...city.platform.configuration, ...destination },
      words,
      () => {},
    )
    expect({ output, failed }).toMatchObject({ failed: false })
  }
  const openAt = ({ databaseUrl, dataDirectory }: Destination) =>
    databaseUrl === null ? openPglite(directoriesOf(dataDirectory).database) : openPostgres(databaseUrl)

  /** Starts the city at its destination, and checks that it is the same city there; people go on using it. */
  const continueAt = async (destination: Destination): Promise<void> => {
    const before = { content: await contentOf(city.database), found: await found(city) }
    await city.close()
    city = await startPlatform({ connection: await openAt(destination), seed: true, configuration: destination })
    expect(await contentOf(city.database)).toEqual(before.content)
    expect(await found(city)).toEqual(before.found)
    await live(city, pictures)
    await expectAgreement(city.database)
  }
  const expectAgreement = async (database: Database): Promise<void> => {
    expect(await checkLedger(database)).toEqual([])
    expect(await excesses(database)).toEqual(excessesAtFirst)
    const tools = uploadTools(city)
    for (const { url, content } of pictures) {
      const { rawPayload, statusCode } = await tools.get(url)
      expect([statusCode, rawPayload.equals(content)]).toEqual([200, true])
    }
  }

  it('to PostgreSQL', async () => {
    const databaseUrl = await cluster.newDatabase()
    await office('move', '--to', databaseUrl)
    await continueAt({ ...destinationOf(city), databaseUrl })
  })

  it('with its uploads to S3, while people write', async () => {
    const destination = { ...destinationOf(city), s3: swift.s3 }
    await withoutDatabase(destination, 'move-uploads', '--to', 's3')
    // What came in between is brought by another run.
    await live(city, pictures)
    await withoutDatabase(destination, 'move-uploads', '--to', 's3')
    await rm(directoriesOf(destination.dataDirectory).uploads, { recursive: true })
    await continueAt(destination)
  })

  it('through a backup, to another database and another bucket', async () => {
    const folder = join(work, 'backup')
    await office('backup', folder)
    const destination = {
      databaseUrl: await cluster.newDatabase(),
      s3: await swift.newBucket('restored'),
      dataDirectory: join(work, 'restored'),
    }
    await withoutDatabase(destination, 'restore', folder)
    await continueAt(destination)
  })

  it('back to a folder and its disk', async () => {
    const dataDirectory = join(work, 'last')
    await withoutDatabase({ ...destinationOf(city), dataDirectory }, 'move-uploads', '--to', 'disk')
    await office('move', '--to', dataDirectory)
    await continueAt({ databaseUrl: null, s3: null, dataDirectory })
    expect(pictures.length).toBe(6)
  })
})
