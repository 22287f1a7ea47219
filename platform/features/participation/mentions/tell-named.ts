import { eq } from 'drizzle-orm'
import type { NamedPerson } from '../../../../src/domain/participation/marked-text/marked-text'
import { fillMessage } from '../../../kernel/cases/notify-concerned'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { users } from '../../../kernel/members/members.schema'
import { notify } from '../../../kernel/messages/notify'
import { quotedBeginning } from '../../../kernel/messages/quoted-beginning'
import { asWritten } from '../../../kernel/shared/as-written'
import { mentionMessages } from './mention-messages.words'

/** How many people one writer may bring to others' notice in a day; further ones are named without a message. */
const allowance = { most: 60, window: 86_400_000 }

interface NamingText {
  readonly id: string
  readonly writerId: string
  readonly text: string
  /** The path of the text; null where it has no address. */
  readonly path: string | null
}

/**
 * Tells the people whom a text names, once it can be seen. What one writer names somebody in is one message while it is
 * unread, so that nobody can fill another's messages.
 */
export async function tellNamed(
  transaction: Transaction,
  people: readonly NamedPerson[],
  { id, writerId, text, path }: NamingText,
  at: Date,
): Promise<void> {
  const others = people.filter((person) => person.id !== writerId)
  if (others.length === 0) return
  const who = await queriesOf(transaction).readValue(
    build.select({ name: users.nickname }).from(users).where(eq(users.id, writerId)),
  )
  const params = { who: asWritten(who ?? ''), beginning: asWritten(quotedBeginning(text)) }
  const told: NamedPerson[] = []
  for (const person of others) if (await mayTell(transaction, writerId, at)) told.push(person)
  const fold = { key: `mention:${writerId}`, words: fillMessage(mentionMessages.several, params) }
  const news = told.map((person) => ({
    userId: person.id,
    id,
    path,
    words: fillMessage(mentionMessages.one, params),
    fold,
  }))
  await notify(transaction, { name: 'mention', category: 'replies' }, news, at)
}

async function mayTell(transaction: Transaction, writerId: string, at: Date): Promise<boolean> {
  try {
    await consumeAllowance(transaction, `mention:${writerId}`, allowance, at)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
