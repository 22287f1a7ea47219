import type { FastifyBaseLogger } from 'fastify'
import { asc, lt } from 'drizzle-orm'
import type { Database } from '../database/client'
import { outbox } from '../database/schema/messages-out'
import { randomId } from '../shared/random'
import type { TextMessages } from './text-messages'

const keptFor = 24 * 60 * 60 * 1000

/** Keeps text messages where /demo shows them for a day, and says in the log that one was written, never to whom in full. */
export class DemoOutbox implements TextMessages {
  constructor(private readonly database: Database, private readonly log: FastifyBaseLogger, private readonly now: () => Date) {}

  async send(phone: string, text: string): Promise<void> {
    const sentAt = this.now()
    await this.database.insert(outbox).values({ id: randomId('sms'), phone, text, sentAt })
    await this.database.delete(outbox).where(lt(outbox.sentAt, new Date(sentAt.getTime() - keptFor)))
    this.log.info({ to: `*******${phone.slice(-4)}` }, 'a text message waits at /demo')
  }
}

/** The messages that were written lately, oldest first. */
export async function listOutbox(database: Database): Promise<{ phone: string, text: string, sentAt: Date }[]> {
  return await database.select({ phone: outbox.phone, text: outbox.text, sentAt: outbox.sentAt }).from(outbox).orderBy(asc(outbox.sentAt), asc(outbox.id)).limit(200)
}
