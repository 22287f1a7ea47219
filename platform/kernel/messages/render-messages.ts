import { desc, eq, sql } from 'drizzle-orm'
import { senderKinds, type SenderKind } from '../../../src/domain/frame/messages/message'
import type { Localised } from '../database/schema/localised'
import type { Queries } from '../database/queries'
import { literal } from '../database/expressions'
import { asWritten } from '../shared/as-written'
import type { MessageReferent, ReferredThing } from './message-referent'
import { fillMessage, partsOf, referencesIn, type MessageWords, type Reference, type Slots } from './message-words'
import { messageEvents, messages } from './messages.schema'
import { quotedBeginning } from './quoted-beginning'
import { isOfBefore, wordsOfBefore } from './old-messages'

/**
 * The latest events of a message, of which it shows the first that can be shown: what they refer to is forgotten with
 * it as a rule, and looked at here in any case.
 */
const mostLooked = 3

export interface LatestEvent {
  readonly id: number
  readonly slots: Slots
  readonly path: string | null
}

/** What of a message is read to show it. */
export const shownColumns = {
  id: messages.id,
  kind: messages.kind,
  category: messages.category,
  title: messages.title,
  text: messages.text,
  several: messages.several,
  refers: messages.refers,
  count: messages.count,
  path: messages.path,
  events: sql<readonly LatestEvent[]>`(select coalesce(json_agg(latest), '[]') from (
    select ${messageEvents.id}, ${messageEvents.slots}, ${messageEvents.path} from ${messageEvents}
    where ${eq(messageEvents.messageId, messages.id)} order by ${desc(messageEvents.id)} limit ${literal(mostLooked)}) latest)`.as(
    'events',
  ),
}

export type StoredMessage = Pick<
  typeof messages.$inferSelect,
  'id' | 'kind' | 'category' | 'title' | 'text' | 'several' | 'refers' | 'count' | 'path'
> & { readonly events: readonly LatestEvent[] }

/** The member, circle or organisation whose act a message tells of; the address of the picture is '' without one. */
export interface RenderedSender {
  readonly kind: SenderKind
  readonly name: Localised
  readonly picture: string
}

export interface RenderedMessage extends MessageWords {
  /** It is null for a message of the platform or the office. */
  readonly sender: RenderedSender | null
  readonly path: string | null
}

/**
 * Words messages as their receiver may read them now. A message that shows somebody or something gone is left out, and
 * the events that tell of that are named.
 */
export async function renderMessages(
  queries: Queries,
  referents: readonly MessageReferent[],
  readerId: string,
  stored: readonly StoredMessage[],
): Promise<{ readonly rendered: ReadonlyMap<string, RenderedMessage>; readonly gone: readonly number[] }> {
  const found = await readReferents(queries, referents, readerId, stored)
  const rendered = new Map<string, RenderedMessage>()
  const gone: number[] = []
  for (const message of stored) {
    const { id, refers, path, count, events } = message
    if (!refers)
      rendered.set(id, {
        ...(isOfBefore(message.kind) ? wordsOfBefore(message.category) : message),
        path,
        sender: null,
      })
    else if (events.length === 0) rendered.set(id, { ...wordsOf(message, count, {}), path, sender: null })
    let isGone = 0
    for (const event of events) {
      if (rendered.has(id)) break
      const values = valuesOf(found, event.slots)
      if (values === null) gone.push(event.id)
      else {
        const sender = senderOf(found, event.slots)
        rendered.set(id, { ...wordsOf(message, count - isGone, values), path: event.path, sender })
      }
      isGone += values === null ? 1 : 0
    }
  }
  return { rendered, gone }
}

type Found = ReadonlyMap<Reference, ReferredThing>
type Values = Readonly<Record<string, Localised>>

/** Reads what the messages refer to: one statement for each kind, however many messages there are. */
async function readReferents(
  queries: Queries,
  referents: readonly MessageReferent[],
  readerId: string,
  stored: readonly StoredMessage[],
): Promise<{ readonly things: Found; readonly isLabel: (reference: Reference) => boolean }> {
  const idsOf = new Map<string, Set<string>>()
  for (const reference of stored.flatMap(({ events }) => events.flatMap(({ slots }) => referencesIn(slots)))) {
    const [kind, id] = partsOf(reference)
    idsOf.set(kind, (idsOf.get(kind) ?? new Set()).add(id))
  }
  const things = new Map<Reference, ReferredThing>()
  for (const [kind, ids] of idsOf) {
    const rows = await referentOf(referents, kind).read(queries, [...ids], readerId)
    for (const row of rows) things.set(`${kind}:${row.id}`, row)
  }
  return { things, isLabel: (reference) => referentOf(referents, partsOf(reference)[0]).is === 'label' }
}

function referentOf(referents: readonly MessageReferent[], kind: string): MessageReferent {
  const referent = referents.find((each) => each.kind === kind)
  if (referent === undefined) throw new Error(`no feature declares what messages refer to as ${kind}`)
  return referent
}

const isEmpty = (words: Localised | undefined): boolean =>
  words === undefined || (words['zh-CN'] === '' && words.en === '')

/** What fills the slots; null when what the message shows is gone. */
function valuesOf({ things, isLabel }: Awaited<ReturnType<typeof readReferents>>, slots: Slots): Values | null {
  const values: Record<string, Localised> = {}
  for (const [name, slot] of Object.entries(slots)) {
    const value = typeof slot === 'string' ? things.get(slot)?.words : slot
    if (value !== undefined && (typeof slot !== 'string' || !isEmpty(value)))
      values[name] = name === 'beginning' ? beginningOf(value) : value
    else if (isLabel(slot as Reference)) values[name] = asWritten('…')
    else return null
  }
  return values
}

/** The sender of an event: a member who did something, before the circle or the organisation in which they did it. */
function senderOf({ things }: Awaited<ReturnType<typeof readReferents>>, slots: Slots): RenderedSender | null {
  for (const kind of senderKinds) {
    const reference = referencesIn(slots).find((each) => partsOf(each)[0] === kind)
    const { words, picture } = (reference === undefined ? undefined : things.get(reference)) ?? {}
    if (words !== undefined && picture !== undefined) return { kind, name: words, picture }
  }
  return null
}

const beginningOf = (text: Localised): Localised => ({
  'zh-CN': quotedBeginning(text['zh-CN']),
  en: quotedBeginning(text.en),
})

function wordsOf({ title, text, several }: StoredMessage, count: number, values: Values): MessageWords {
  const words = count > 1 && several !== null ? several : { title, text }
  return fillMessage(words, { ...values, count: asWritten(String(count)) })
}
