import { fillWords } from '../../../kernel/cases/notify-concerned'
import { asWritten } from '../../../kernel/shared/as-written'
import type { MessageRow } from './messages.queries'

/** Fills the number of events into the words of a message that stands for several. */
export function withCount(words: string, count: number): string {
  return count > 1 ? fillWords(asWritten(words), { count: asWritten(String(count)) }).en : words
}

/** A message as its receiver reads it. */
export function messageOf({ sent_at, title, text, ...row }: MessageRow) {
  return {
    ...row,
    title: withCount(title, row.count),
    text: withCount(text, row.count),
    sent_at: sent_at.toISOString(),
  }
}
