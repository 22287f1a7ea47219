import type { FastifyBaseLogger } from 'fastify'
import { desc, lt } from 'drizzle-orm'
import type { Database } from '../../kernel/database/client'
import { limitOf } from '../../kernel/database/expressions'
import type { Queries } from '../../kernel/database/queries'
import { outbox } from '../../kernel/database/schema/messages-out'
import { build } from '../../kernel/database/statement'
import { randomId } from '../../kernel/shared/random'
import type { TextMessages } from '../../kernel/messages-out/text-messages'

const mostShown = 200
const keptFor = 24 * 60 * 60 * 1000

/** Stores text messages for a day, for /demo to show; the log mentions each, but never the full number. */
export class DemoOutbox implements TextMessages {
  readonly goTo = 'demo'

  constructor(
    private readonly database: Database,
    private readonly log: FastifyBaseLogger,
    private readonly now: () => Date,
  ) {}

  async send(phone: string, text: string): Promise<void> {
    const sentAt = this.now()
    await this.database.insert(outbox).values({ id: randomId('sms'), phone, text, sentAt })
    await this.database.delete(outbox).where(lt(outbox.sentAt, new Date(sentAt.getTime() - keptFor)))
    this.log.info({ to: `*******${phone.slice(-4)}` }, 'a text message waits at /demo')
  }
}

export interface WaitingMessage {
  readonly phone: string
  readonly text: string
  /** The time, in ISO 8601 and UTC. */
  readonly sentAt: string
}

/** Selects the latest messages, newest first. */
export async function listOutbox(queries: Queries): Promise<WaitingMessage[]> {
  const { id, phone, text, sentAt } = outbox
  const rows = await queries.read(
    build.select({ phone, text, sentAt }).from(outbox).orderBy(desc(sentAt), desc(id)).limit(limitOf(mostShown)),
  )
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }))
}
