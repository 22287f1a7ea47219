import type { FastifyBaseLogger } from 'fastify'
import { lt } from 'drizzle-orm'
import type { Database } from '../database/client'
import type { Queries } from '../database/queries'
import { outbox } from '../database/schema/messages-out'
import { isoOf } from '../features/feed/instants'
import { randomId } from '../shared/random'
import type { TextMessages } from './text-messages'

const keptFor = 24 * 60 * 60 * 1000

/** Stores text messages for a day, which /demo shows; the log mentions each, but never the full number. */
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
  /** ISO 8601 in UTC. */
  readonly sentAt: string
}

/** The latest messages, newest first. */
export async function listOutbox(queries: Queries): Promise<WaitingMessage[]> {
  const rows = await queries.read<{ phone: string; text: string; sent_at: string }>(
    'select phone, text, sent_at from outbox order by sent_at desc, id desc limit 200',
  )
  return rows.map(({ phone, text, sent_at }) => ({ phone, text, sentAt: isoOf(sent_at) }))
}
