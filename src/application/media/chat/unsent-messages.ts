import { inject } from 'inversify'
import type { UnsentMessage } from '../../../domain/media/chat/chat-list'
import { OwnDrafts } from '../../frame/session/drafts/own-drafts'

/** Messages that were written but not confirmed, stored on the device until they are confirmed. */
export class UnsentMessages {
  constructor(@inject(OwnDrafts) private readonly drafts: OwnDrafts) {}

  /** The unconfirmed messages. They may have arrived, but sending a message again under its key is harmless. */
  async read(channelId: string): Promise<readonly UnsentMessage[]> {
    const saved = await this.drafts.read(nameOf(channelId))
    return Array.isArray(saved) ? saved.filter(isMessage).map((message) => ({ ...message, state: 'failed' })) : []
  }

  async save(channelId: string, messages: readonly UnsentMessage[]): Promise<void> {
    if (messages.length === 0) await this.drafts.drop(nameOf(channelId))
    else
      await this.drafts.save(
        nameOf(channelId),
        messages.map(({ key, text }) => ({ key, text })),
      )
  }
}

const nameOf = (channelId: string) => `chat:${channelId}`

function isMessage(saved: unknown): saved is Pick<UnsentMessage, 'key' | 'text'> {
  if (typeof saved !== 'object' || saved === null) return false
  const { key, text } = saved as Readonly<Record<string, unknown>>
  return typeof key === 'string' && typeof text === 'string'
}
