import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { RenderedMessage } from '../../../kernel/messages/render-messages'
import type { MessageRow } from './messages.queries'

/** A message as its receiver reads it. */
export const messageOf = (
  { id, category, sentAt, isRead, count }: MessageRow,
  { title, text, path, sender }: RenderedMessage,
  language: Language,
) => ({
  ...{ id, category, title: title[language], text: text[language] },
  ...{ sent_at: sentAt.toISOString(), read: isRead, path, count },
  sender: sender === null ? null : { ...sender, name: sender.name[language] },
})
