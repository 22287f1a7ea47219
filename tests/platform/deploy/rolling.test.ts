import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownClientHeader } from '../../../contract/endpoint'
import { sendFeedback } from '../../../contract/feedback'
import { messageStreamUrl } from '../../../contract/message-events'
import { authoriseUpload, uploadFile } from '../../../contract/uploads'
import { feedback } from '../../../platform/features/civic/feedback/feedback.schema'
import { openPostgres } from '../../../platform/kernel/database/client'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'
import { PlatformProcess, variablesOf } from '../../support/deployed/platform-process'
import { freePort } from '../../support/free-port'
import { makeLaterVersion } from '../../support/later-version'
import { missingForNginx, startNginx, type Answered, type RunningNginx } from '../../support/nginx'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { findPostgres, startOwnPostgres, type OwnPostgresCluster } from '../../support/postgres-cluster'
import { missingForSwift, startSwift, type RunningSwift } from '../../support/swift/swift'
import { onePicture, uploadTools } from '../../support/uploads'
import { clientScript, writeBuild } from '../../support/written-build'

const missing = missingForNginx ?? missingForSwift ?? ((await findPostgres()) === null ? 'no PostgreSQL' : null)
if (missing !== null) process.stderr.write(`\nSKIPPED the replacement of processes: ${missing}\n`)

describe.skipIf(missing !== null)('a new version that replaces the old one, one process after the other', () => {
  let cluster: OwnPostgresCluster
  let swift: RunningSwift
  let nginx: RunningNginx
  let office: TestPlatform
  let ports: [number, number]
  let folders: { readonly old: string; readonly new: string }
  let processes: PlatformProcess[] = []
  /** The new version, which has a table more. */
  let later: Awaited<ReturnType<typeof makeLaterVersion>>
  let environment: Readonly<Record<string, string>>

  beforeAll(async () => {
    cluster = (await startOwnPostgres())!
    swift = await startSwift()
    const databaseUrl = await cluster.newDatabase()
    // In this process: it makes the tables and what the visitors need, and looks at what they leave behind.
    office = await startPlatform({
      connection: openPostgres(databaseUrl),
      configuration: { databaseUrl, s3: swift.s3 },
    })
    office.clock.advance((Date.now() - office.clock.now().getTime()) / 1000)
    folders = { old: await writeBuild(), new: await writeBuild() }
    later = await makeLaterVersion([
      { name: 'notes', sql: 'create table "notes" ("id" text primary key)', isAdditive: true },
    ])
    const scripts = join(folders.new, 'web/static/js')
    await rename(join(scripts, 'index.abc.js'), join(scripts, 'index.def.js'))
    environment = {
      ...variablesOf(swift.s3),
      DATABASE_URL: databaseUrl,
      DATA_DIR: office.dataDirectory,
      IDENTITY_KEY: office.platform.configuration.identityKey!,
      PUBLIC_ORIGIN: 'https://city.example',
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
    }
    ports = [await freePort(), await freePort()]
    processes = ports.map((port) => new PlatformProcess(port, environment))
    await Promise.all(processes.map((each) => each.start([], { BUILD_DIR: folders.old })))
    nginx = await startNginx(ports)
  })
  afterAll(async () => {
    await nginx?.stop()
    await Promise.all(processes.map((each) => each.stop()))
    await office?.close()
    await swift?.stop()
    await cluster?.stop()
    for (const folder of Object.values(folders ?? {})) await rm(folder, { recursive: true, force: true })
    await later?.remove()
  })

  it('fails nobody who reads, listens, hears, or fills in a form meanwhile, and does nothing twice', async () => {
    const { token } = await office.logIn({ id: 'listener' })
    const sound = Buffer.alloc(200_000, 'ID3 a sound of some length ')
    const { url: soundUrl } = (await uploadTools(office).upload(token, 'audio', sound)).data.source
    const headersOf = (session: string) => ({
      cookie: `authorization=${session}`,
      authorization: session,
      [ownClientHeader]: 'townsquare',
    })
    const picture = await onePicture()
    let isReplaced = false
    let authors = 0
    const failures: string[] = []
    const done = { pages: 0, ranges: 0, streams: 0, forms: 0 }
    const took = (what: keyof typeof done, { status, body }: Pick<Answered, 'status' | 'body'>, wanted = 200) => {
      done[what] += 1
      if (status !== wanted) failures.push(`${what} ${done[what]}: ${status} ${body.slice(0, 200)}`)
    }
    const visitors: Readonly<Record<string, () => Promise<void>>> = {
      read: async () => took('pages', await nginx.get(`/posts/${done.pages}`)),
      hear: async () => {
        const start = (done.ranges * 50_000) % sound.length
        const answer = await nginx.get(soundUrl, { range: `bytes=${start}-${start + 49_999}` })
        took('ranges', answer, 206)
        if (!answer.bytes.equals(sound.subarray(start, start + 50_000))) failures.push(`other bytes at ${start}`)
      },
      listen: async () => {
        let text = ''
        // It ends with the process that it is open at, and the client opens another one.
        const ended = nginx.listen(messageStreamUrl, headersOf(token), (part) => (text += part))
        const status = await Promise.race([ended, untilReplaced(() => isReplaced)])
        if (status === null) return
        took('streams', { status, body: text })
        if (!text.includes('event: unread')) failures.push(`a stream began with ${text}`)
      },
      fill: async () => {
        const author = await office.logIn({ id: `author-${(authors += 1)}` })
        const own = headersOf(author.token)
        const allowed = await nginx.send({
          method: 'GET',
          path: `${authoriseUpload.url}?kind=image&size=${picture.length}`,
          headers: own,
        })
        took('forms', allowed)
        const uploaded = await nginx.send({
          method: 'POST',
          path: uploadFile.url,
          headers: { ...own, 'content-type': 'multipart/form-data; boundary=edge' },
          body: slowly(multipart(dataOf(allowed).fields, picture)),
        })
        took('forms', uploaded)
        const pictures = [dataOf(uploaded).source.id]
        const send = () =>
          nginx.send({
            method: 'POST',
            path: sendFeedback.url,
            headers: { ...own, 'content-type': 'application/json', 'idempotency-key': `key-of-${author.id}` },
            body: [Buffer.from(JSON.stringify({ kind: 'idea', text: 'A bench', pictures, contact: '' }))],
          })
        const first = await send()
        took('forms', first)
        // A client whose answer was lost sends it again, and is told the same.
        const again = await send()
        took('forms', again)
        if (withoutTickets(again) !== withoutTickets(first)) failures.push(`another answer: ${again.body}`)
      },
    }
    const oldScript = '/static/js/index.abc.js'
    expect((await nginx.get(oldScript)).body).toBe(clientScript)
    const working = Object.entries(visitors)
      .flatMap((visitor) => [visitor, visitor])
      .map(async ([what, visit]) => {
        // Between two visits they look at what they got.
        for (; !isReplaced; await pause(50))
          await visit().catch((error: unknown) => failures.push(`${what}: ${String(error)}`))
      })
    for (const each of processes) {
      expect(await each.stop()).toBe(0)
      await each.start([], { BUILD_DIR: folders.new }, later.program)
    }
    isReplaced = true
    await Promise.all(working)
    expect(failures).toEqual([])
    // Each visitor was there all the time, and each stream was opened again.
    expect(done.pages).toBeGreaterThan(20)
    expect(done.ranges).toBeGreaterThan(20)
    expect(done.forms).toBe(authors * 4)
    expect(done.streams).toBeGreaterThanOrEqual(2)
    const rows = await queriesOf(office.database).read(build.select({ author: feedback.userId }).from(feedback))
    expect(rows.map(({ author }) => author).sort()).toEqual(
      Array.from({ length: authors }, (_, index) => `author-${index + 1}`).sort(),
    )

    // A client of the old version still gets its code, from nginx alone.
    await rm(folders.old, { recursive: true })
    expect((await nginx.get(oldScript)).body).toBe(clientScript)
    expect((await nginx.get('/static/js/index.def.js')).body).toBe(clientScript)
  }, 400_000)
})

/** What the two steps of an upload answer. */
interface UploadSteps {
  readonly fields: Record<string, string>
  readonly source: { readonly id: string }
}

const dataOf = ({ body }: Answered) => (JSON.parse(body) as { readonly data: UploadSteps }).data

/** An answer without the tickets of its pictures, which are other ones after each full hour. */
const withoutTickets = ({ body }: Answered) => body.replaceAll(/\/uploads\/[^/"]+\//g, '/uploads/a-ticket/')

async function untilReplaced(isReplaced: () => boolean): Promise<null> {
  while (!isReplaced()) await pause(50)
  return null
}

function multipart(fields: Readonly<Record<string, string>>, file: Buffer): Buffer {
  const part = (head: string) => `--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n`
  return Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => Buffer.from(`${part(`name="${name}"`)}${value}\r\n`)),
    Buffer.from(part('name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg')),
    file,
    Buffer.from('\r\n--edge--\r\n'),
  ])
}

/** Sends in pieces, as a phone in a weak network does. */
async function* slowly(content: Buffer): AsyncGenerator<Buffer> {
  const size = Math.ceil(content.length / 10)
  for (let start = 0; start < content.length; start += size) {
    yield content.subarray(start, start + size)
    await pause(50)
  }
}
