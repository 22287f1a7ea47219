import { characterCount } from '../../frame/shared/graphemes'
import { plainLine } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'

export interface ChatAuthor {
  readonly id: string
  readonly nickname: string
  readonly avatar: string | null
  /** Whether the author speaks for an organisation. */
  readonly official: boolean
}

/** A message of a live chat. */
export interface ChatMessage {
  /** The id, which rises within a chat in the order of the messages. */
  readonly id: string
  /** The key made by the author's client, by which that client recognises its own message in the stream. */
  readonly key: string
  readonly author: ChatAuthor
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export const longestChatMessage = 200

export type ChatProblem = 'empty' | 'too-long'

/** Checks a typed message; returns the text that is sent, which is one line of 1 to 200 characters, or the problem. */
export function chatText(input: string): Result<string, ChatProblem> {
  const text = plainLine(input)
  if (!/[^\p{C}\p{Z}]/u.test(text)) return failure('empty')
  return characterCount(text) > longestChatMessage ? failure('too-long') : success(text)
}
