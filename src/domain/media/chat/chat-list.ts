import type { ChatMessage } from './chat-message'

/** One's own message that is not confirmed yet. */
export interface UnsentMessage {
  readonly key: string
  readonly text: string
  readonly state: 'sending' | 'failed'
}

/** The visible part of a chat: the latest messages, then one's own unsent ones; earlier ones are loaded on demand. */
export interface ChatList {
  readonly messages: readonly ChatMessage[]
  /** Whether there may be messages before the first. */
  readonly hasEarlier: boolean
  readonly unsent: readonly UnsentMessage[]
  /** Whether the end is in view. If it is, new messages scroll the list, otherwise they are counted. */
  readonly atEnd: boolean
  /** The number of new messages below the view. */
  readonly unread: number
  /** The id of the last message that came by the stream; no message before it is missing. */
  readonly lastReceivedId: string | null
}

export type ChatEvent =
  /** The latest messages, or the messages missed while disconnected. With `reset` they replace all earlier ones. */
  | {
      readonly type: 'caught-up'
      readonly messages: readonly ChatMessage[]
      readonly reset: boolean
      readonly earlier: boolean
    }
  /** The requested messages before the first message shown. */
  | { readonly type: 'looked-back'; readonly messages: readonly ChatMessage[]; readonly earlier: boolean }
  | { readonly type: 'arrived'; readonly message: ChatMessage }
  /** The office removed this message, or the reader reported it. */
  | { readonly type: 'removed'; readonly id: string }
  /** The platform has accepted one's own message; messages of other people before it may still be missing. */
  | { readonly type: 'confirmed'; readonly message: ChatMessage }
  | { readonly type: 'sending'; readonly key: string; readonly text: string }
  | { readonly type: 'failed'; readonly key: string }
  | { readonly type: 'discarded'; readonly key: string }
  | { readonly type: 'scrolled'; readonly atEnd: boolean }

export const emptyChat: ChatList = {
  messages: [],
  hasEarlier: false,
  unsent: [],
  atEnd: true,
  unread: 0,
  lastReceivedId: null,
}

/** The number of messages kept while the end is in view. */
export const mostMessages = 200
/** The number of messages kept while somebody reads further up. */
export const mostWhileReading = 2000

export function chatTransition(list: ChatList, event: ChatEvent): ChatList {
  switch (event.type) {
    case 'caught-up':
      return event.reset
        ? {
            ...receiveMessages(
              { ...list, messages: [], lastReceivedId: null, hasEarlier: event.earlier },
              event.messages,
            ),
            unread: 0,
          }
        : receiveMessages(list, event.messages)
    case 'looked-back': {
      const [existingIds, first] = [
        new Set(list.messages.map(({ id }) => id)),
        Number(list.messages[0]?.id ?? Infinity),
      ]
      const olderMessages = event.messages.filter(({ id }) => !existingIds.has(id) && Number(id) < first)
      return { ...list, messages: [...olderMessages, ...list.messages], hasEarlier: event.earlier }
    }
    case 'arrived':
      return receiveMessages(list, [event.message])
    case 'removed':
      return { ...list, messages: list.messages.filter(({ id }) => id !== event.id) }
    case 'confirmed':
      return withMessages(list, [event.message])
    case 'sending':
      return {
        ...list,
        unsent: [...otherUnsent(list, event.key), { key: event.key, text: event.text, state: 'sending' }],
      }
    case 'failed':
      return {
        ...list,
        unsent: list.unsent.map((message) => (message.key === event.key ? { ...message, state: 'failed' } : message)),
      }
    case 'discarded':
      return { ...list, unsent: otherUnsent(list, event.key) }
    case 'scrolled':
      return event.atEnd ? { ...latestOf(list, mostMessages), atEnd: true, unread: 0 } : { ...list, atEnd: false }
  }
}

function receiveMessages(list: ChatList, messages: readonly ChatMessage[]): ChatList {
  const last = messages.reduce((most, { id }) => Math.max(most, Number(id)), Number(list.lastReceivedId ?? -1))
  return { ...withMessages(list, messages), lastReceivedId: last < 0 ? null : String(last) }
}

function latestOf(list: ChatList, most: number): ChatList {
  const { messages } = list
  return messages.length > most ? { ...list, messages: messages.slice(-most), hasEarlier: true } : list
}

function otherUnsent({ unsent }: ChatList, key: string): readonly UnsentMessage[] {
  return unsent.filter((message) => message.key !== key)
}

/** Adds messages, each once and in order of their ids, and removes one's own from the unsent messages. */
function withMessages(list: ChatList, coming: readonly ChatMessage[]): ChatList {
  const existingIds = new Set(list.messages.map(({ id }) => id))
  const newMessages = coming.filter(({ id }) => !existingIds.has(id) && existingIds.add(id))
  if (newMessages.length === 0) return list
  const keys = new Set(newMessages.map(({ key }) => key))
  const own = list.unsent.filter(({ key }) => keys.has(key)).length
  const messages = [...list.messages, ...newMessages].sort((one, other) => Number(one.id) - Number(other.id))
  return {
    ...latestOf({ ...list, messages }, list.atEnd ? mostMessages : mostWhileReading),
    unsent: list.unsent.filter(({ key }) => !keys.has(key)),
    unread: list.atEnd ? 0 : list.unread + newMessages.length - own,
  }
}
