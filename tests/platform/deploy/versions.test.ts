import { sql } from 'drizzle-orm'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownClientHeader } from '../../../contract/endpoint'
import { sendFeedback } from '../../../contract/feedback'
import { openPostgres, rowsOf, type DatabaseConnection } from '../../../platform/kernel/database/client'
import { sessions, users } from '../../../platform/kernel/members/members.schema'
import { digest } from '../../../platform/kernel/shared/signer'
import { PlatformProcess } from '../../support/deployed/platform-process'
import { freePort } from '../../support/free-port'
import { makeLaterVersion, type LaterMigration } from '../../support/later-version'
import { findPostgres, startPostgres } from '../../support/postgres-cluster'

const isMissing = (await findPostgres()) === null
if (isMissing) process.stderr.write('\nSKIPPED two versions over one database: PostgreSQL is not installed\n')

const adds: LaterMigration = {
  ...{ name: 'notes', isAdditive: true },
  sql: 'create table "notes" ("id" text);--> statement-breakpoint\nalter table "feedback" add column "note" text',
}
const takesAway: LaterMigration = {
  ...{ name: 'take-away', isAdditive: false },
  sql: '-- contract: nothing has used it since version 3\nalter table "feedback" drop column "contact"',
}

describe.skipIf(isMissing)('two versions over one database', () => {
  let folder: string
  let connection: DatabaseConnection
  let processes: readonly [PlatformProcess, PlatformProcess]
  let versions: Awaited<ReturnType<typeof makeLaterVersion>>[] = []

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'townsquare-versions-'))
    const databaseUrl = await (await startPostgres())!.newDatabase()
    connection = openPostgres(databaseUrl, { connect: 60_000, answer: 60_000 })
    const environment = {
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder, BUILD_DIR: join(folder, 'none'), DEMO: '0' },
      ...{ IDENTITY_KEY: 'one key for both versions of this city', LOG_LEVEL: 'warn' },
    }
    const log = (name: string) => join(folder, `${name}.log`)
    processes = [
      new PlatformProcess(await freePort(), environment, log('first')),
      new PlatformProcess(await freePort(), environment, log('second')),
    ]
  })
  afterEach(async () => {
    await Promise.all(processes.map((each) => each.kill()))
    await connection.close()
    for (const version of versions) await version.remove()
    versions = []
    await rm(folder, { recursive: true, force: true })
  })

  const later = async (...migrations: LaterMigration[]) => {
    const version = await makeLaterVersion(migrations)
    versions.push(version)
    return version.program
  }
  const logOf = (name: string) => readFile(join(folder, `${name}.log`), 'utf8')
  /** A member, who sends something through a process. */
  const logIn = async () => {
    const at = new Date()
    await connection.database.insert(users).values({ id: 'anna', nickname: 'Anna', avatar: '', createdAt: at })
    const expiresAt = new Date(at.getTime() + 86_400_000)
    const session = { tokenHash: digest('token-of-anna'), userId: 'anna', createdAt: at, usedAt: at, expiresAt }
    await connection.database.insert(sessions).values(session)
  }
  const send = async ({ port }: PlatformProcess, key: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${sendFeedback.url}`, {
      method: 'POST',
      headers: {
        ...{ authorization: 'token-of-anna', 'content-type': 'application/json', 'idempotency-key': `the-key-${key}` },
        [ownClientHeader]: 'townsquare',
      },
      body: JSON.stringify({ kind: 'idea', text: `A bench, ${key}`, pictures: [], contact: '' }),
    })
    return answer.status
  }
  const sent = async () =>
    (await rowsOf<{ text: string }>(connection.database, sql`select text->>'en' as text from feedback order by 1`)).map(
      ({ text }) => text,
    )

  it('an old process that dies after the new version has migrated comes back, and so does an office that goes back', async () => {
    const [first, second] = processes
    await first.start()
    await second.start()
    await logIn()
    await first.stop()
    await first.start([], {}, await later(adds))
    await second.kill()
    await second.start()
    expect([await send(first, 'by-new'), await send(second, 'by-old')]).toEqual([200, 200])
    expect(await logOf('second')).toContain('a newer version has migrated the database')
    await first.stop()
    await first.start()
    expect(await send(first, 'gone-back')).toBe(200)
    expect(await sent()).toEqual(['by-new', 'by-old', 'gone-back'].map((key) => `A bench, ${key}`))
  }, 400_000)

  it('an old version ends at once, for good, where the new one took something away; nothing is lost, and nobody is told to delete', async () => {
    const [first, second] = processes
    await second.start()
    await logIn()
    await send(second, 'before')
    await first.start([], {}, await later(takesAway))
    await second.kill()
    await expect(second.start()).rejects.toThrow('the platform ended with 78')
    expect(await logOf('second')).toMatch(/migrated by a newer version.*nothing is lost/)
    expect(await logOf('second')).not.toMatch(/[Rr]emove the directory|empty the database/)
    expect(await sent()).toEqual(['A bench, before'])
  }, 400_000)
})
