import { eq, sql } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { publishedDocuments } from '../../platform/features/frame/publishing/publishing.schema'
import { rowsOf } from '../../platform/kernel/database/client'
import { queriesOf } from '../../platform/kernel/database/queries'
import { build } from '../../platform/kernel/database/statement'
import { Client } from '../stack/client'
import type { PlatformProcess } from '../../tests/support/deployed/platform-process'
import type { Stack } from '../stack/stack'

/** Milliseconds in which a request for a code is answered while the gateway hangs. */
const codeWithin = 15_000
/** Milliseconds in which a document is taken up once it is due. */
const publishedWithin = 10_000
/** Milliseconds for which a code is good, and what a clock may differ. */
const codeLives = 5 * 60_000 + 10_000

let phones = 13_500_000_000
let documents = 0
let found: string[] = []

/** What the trials below found since they were asked last. */
export function takeFindings(): readonly string[] {
  const all = found
  found = []
  return all
}

/** Asks for codes that the gateway does not take: each call is refused in time, with a word of when to try again. */
export async function askForCodes({ front }: Stack): Promise<void> {
  const client = new Client(front.port, '127.0.3.1')
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => {
      const body = { phone: String((phones += 1)), purpose: 'login' }
      return client.ask({ method: 'POST', path: '/v2/consumer/phone_captcha', body })
    }),
  )
  client.close()
  for (const { status, retryAfter, took } of answers)
    if (status !== 503 || retryAfter === null || took > codeWithin)
      found.push(`a code: ${status}, Retry-After ${retryAfter}, after ${Math.round(took)} ms`)
}

/** Makes a document due now, and waits until the job has taken it up. */
export async function awaitPublishing(stack: Stack): Promise<void> {
  const id = await addDocument(stack, new Date())
  const begun = performance.now()
  while (await isWaiting(stack, id)) {
    if (performance.now() - begun > publishedWithin) {
      found.push(`a document that was due was not taken up within ${publishedWithin / 1000} s`)
      return
    }
    await pause(200)
  }
}

/** Makes a document due in half an hour: no job may take it up now. */
export async function awaitNoPublishing(stack: Stack): Promise<void> {
  const id = await addDocument(stack, new Date(Date.now() + 30 * 60_000))
  await pause(8000)
  if (!(await isWaiting(stack, id))) found.push('a document was taken up half an hour before its time')
}

async function addDocument({ direct }: Stack, dueAt: Date): Promise<string> {
  const id = `faults-document-${(documents += 1)}-${Date.now()}`
  // Its publisher does not exist, so taking it up changes nothing but its own row.
  const waiting = { id, fields: { organisation: 'nobody' }, media: {} }
  await direct.database
    .insert(publishedDocuments)
    .values({
      ...{ kind: 'article', id, title: id, digest: id, operator: 'faults', updatedAt: new Date(), dueAt },
      waiting: waiting as unknown as typeof publishedDocuments.$inferInsert.waiting,
    })
  return id
}

async function isWaiting({ direct }: Stack, id: string): Promise<boolean> {
  const { dueAt } = publishedDocuments
  const rows = await queriesOf(direct.database).read(
    build.select({ dueAt }).from(publishedDocuments).where(eq(publishedDocuments.id, id)),
  )
  return rows[0]?.dueAt !== null
}

/** Asks one process for a code and logs in at the other, both ways; no code may live longer than it says. */
export async function logInBetween(stack: Stack): Promise<void> {
  const [first, second] = stack.processes
  for (const [asked, used] of [
    [first, second],
    [second, first],
  ] as const) {
    const phone = String((phones += 1))
    await post(asked, '/v2/consumer/phone_captcha', { phone, purpose: 'login' })
    const until = await rowsOf<{ left: number }>(
      stack.direct.database,
      sql`select extract(epoch from expires_at - now())::float8 * 1000 as left from verification_codes where phone = ${phone}`,
    )
    const left = until[0]?.left ?? 0
    if (left > codeLives) found.push(`a code lives for ${Math.round(left / 60_000)} minutes`)
    const answer = await post(used, '/v1/consumer/login', {
      phone,
      code: stack.texts.codeFor(phone) ?? '',
      agreed: true,
    })
    if (answer.status !== 200) found.push(`a code of one process was refused by the other: ${answer.status}`)
  }
}

async function post({ port }: PlatformProcess, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '127.0.3.2', 'x-language': 'en' }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.body?.cancel()
  return answer
}
