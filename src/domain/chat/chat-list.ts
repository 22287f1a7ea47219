import type { ChatMessage } from './chat-message'

/** A message of one's own that is not confirmed yet. */
export interface UnsentMessage {
  readonly key: string
  readonly text: string
  readonly state: 'sending' | 'failed'
}

/** What is shown of a chat: the latest messages, and one's own unsent ones after them. */
export interface ChatList {
  readonly messages: readonly ChatMessage[]
  readonly unsent: readonly UnsentMessage[]
  /** The end is in view: new messages move the list; otherwise they are counted. */
  readonly atEnd: boolean
  /** New messages below what is in view. */
  readonly unread: number
  /** Id of the last message that came by the stream: all before it are here. */
  readonly lastHeard: string | null
}

export type ChatEvent =
  /** The latest messages, or those missed meanwhile; with `reset` there is a gap before them. */
  | { readonly type: 'caught-up'; readonly messages: readonly ChatMessage[]; readonly reset: boolean }
  | { readonly type: 'arrived'; readonly message: ChatMessage }
  /** One's own message is written; others before it may still be missing. */
  | { readonly type: 'confirmed'; readonly message: ChatMessage }
  | { readonly type: 'sending'; readonly key: string; readonly text: string }
  | { readonly type: 'failed'; readonly key: string }
  | { readonly type: 'discarded'; readonly key: string }
  | { readonly type: 'scrolled'; readonly atEnd: boolean }

export const emptyChat: ChatList = { messages: [], unsent: [], atEnd: true, unread: 0, lastHeard: null }

/** Messages that are kept while the end is in view; as many again while somebody reads further up. */
export const mostMessages = 200

export function chatTransition(list: ChatList, event: ChatEvent): ChatList {
  switch (event.type) {
    case 'caught-up':
      return event.reset
        ? { ...heard({ ...list, messages: [], lastHeard: null }, event.messages), unread: 0 }
        : heard(list, event.messages)
    case 'arrived':
      return heard(list, [event.message])
    case 'confirmed':
      return withMessages(list, [event.message])
    case 'sending':
      return { ...list, unsent: [...others(list, event.key), { key: event.key, text: event.text, state: 'sending' }] }
    case 'failed':
      return {
        ...list,
        unsent: list.unsent.map((message) => (message.key === event.key ? { ...message, state: 'failed' } : message)),
      }
    case 'discarded':
      return { ...list, unsent: others(list, event.key) }
    case 'scrolled':
      return event.atEnd
        ? { ...list, atEnd: true, unread: 0, messages: list.messages.slice(-mostMessages) }
        : { ...list, atEnd: false }
  }
}

function heard(list: ChatList, messages: readonly ChatMessage[]): ChatList {
  const last = messages.reduce((most, { id }) => Math.max(most, Number(id)), Number(list.lastHeard ?? -1))
  return { ...withMessages(list, messages), lastHeard: last < 0 ? null : String(last) }
}

function others({ unsent }: ChatList, key: string): readonly UnsentMessage[] {
  return unsent.filter((message) => message.key !== key)
}

/** Each message once, in the order of the ids; one's own is no longer unsent. */
function withMessages(list: ChatList, coming: readonly ChatMessage[]): ChatList {
  const known = new Set(list.messages.map(({ id }) => id))
  const fresh = coming.filter(({ id }) => !known.has(id) && known.add(id))
  if (fresh.length === 0) return list
  const keys = new Set(fresh.map(({ key }) => key))
  const own = list.unsent.filter(({ key }) => keys.has(key)).length
  const messages = [...list.messages, ...fresh].sort((one, other) => Number(one.id) - Number(other.id))
  return {
    ...list,
    messages: messages.slice(list.atEnd ? -mostMessages : -2 * mostMessages),
    unsent: list.unsent.filter(({ key }) => !keys.has(key)),
    unread: list.atEnd ? 0 : list.unread + fresh.length - own,
  }
}
