import { unlessRefused } from '../../../kernel/cases/unless-refused'
import type { NamedPerson } from '../../../../src/domain/participation/marked-text/marked-text'
import type { Transaction } from '../../../kernel/database/client'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { forgetCopies } from '../../../kernel/messages/forget-copies'
import { refer, type Reference } from '../../../kernel/messages/message-words'
import { isFirstOf, notify } from '../../../kernel/messages/notify'
import { mentionMessages } from './mention-messages.words'

/** How many people one writer may bring to others' notice in a day; further ones are named without a message. */
const allowance = { most: 60, window: 86_400_000 }

interface NamingText {
  readonly id: string
  readonly writerId: string
  /** The text, as messages refer to it. */
  readonly of: Reference
  /** The content that it is, or under which it stands. */
  readonly on: string
  /** The path of the text; null where it has no address. */
  readonly path: string | null
}

const mention = { name: 'mention', category: 'replies' } as const

/**
 * Tells the people whom a text names, once it can be seen, and each once, whatever becomes of the text by edits. What
 * one writer names somebody in is one message while it is unread, so that nobody can fill another's messages.
 */
export async function tellNamed(
  transaction: Transaction,
  people: readonly NamedPerson[],
  { id, writerId, of, on, path }: NamingText,
  at: Date,
): Promise<void> {
  const told: NamedPerson[] = []
  for (const person of people) {
    if (person.id === writerId || told.some((each) => each.id === person.id)) continue
    const naming = { userId: person.id, key: `named:${of}`, actorId: writerId }
    if ((await isFirstOf(transaction, naming, at)) && (await mayTell(transaction, writerId, at))) told.push(person)
  }
  const news = told.map((person) => ({
    ...{ userId: person.id, id, path, words: mentionMessages.one },
    slots: { who: refer('member', writerId), beginning: of },
    about: [refer('content', on)],
    fold: { key: `mention:${writerId}`, words: mentionMessages.several },
  }))
  await notify(transaction, mention, news, at)
}

/** Takes the mentions of a text back from those whom it names no more. */
export async function untellNamed(transaction: Transaction, of: Reference, receivers: readonly string[]) {
  if (receivers.length > 0) await forgetCopies(transaction, [of], { receivers, kind: mention.name })
}

const mayTell = (transaction: Transaction, writerId: string, at: Date): Promise<boolean> =>
  unlessRefused(() => consumeAllowance(transaction, `mention:${writerId}`, allowance, at))
