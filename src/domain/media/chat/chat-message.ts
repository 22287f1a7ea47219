import { characterCount } from '../../frame/shared/field-rules'
import { plainLine } from '../../frame/shared/plain-text'
import { failure, success, type Result } from '../../frame/shared/result'

export interface ChatAuthor {
  readonly id: string
  readonly nickname: string
  readonly avatar: string | null
  /** Whether they speak for an organisation. */
  readonly official: boolean
}

/** A message of a live chat. */
export interface ChatMessage {
  /** Rises within one chat in the order of the messages. */
  readonly id: string
  /** Made by whoever wrote it, so that it is known again when it comes back. */
  readonly key: string
  readonly author: ChatAuthor
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export const longestChatMessage = 200

export type ChatProblem = 'empty' | 'too-long'

/** The text as it is sent: on one line, trimmed, 1 to 200 characters. */
export function chatText(typed: string): Result<string, ChatProblem> {
  const text = plainLine(typed)
  if (!/[^\p{C}\p{Z}]/u.test(text)) return failure('empty')
  return characterCount(text) > longestChatMessage ? failure('too-long') : success(text)
}
