import { inject } from 'inversify'
import type { UnsentMessage } from '../../domain/chat/chat-list'
import { KeepDraft } from '../shared/keep-draft'
import { DraftStorage } from '../shared/storage'

/** Messages that were written and are not confirmed, kept on the device until they are. */
export class UnsentMessages {
  constructor(
    @inject(DraftStorage) private readonly storage: DraftStorage,
    @inject(KeepDraft) private readonly keepDraft: KeepDraft,
  ) {}

  /** Nobody knows whether they arrived: sending one again under its key is harmless. */
  async read(channelId: string): Promise<readonly UnsentMessage[]> {
    const saved = await this.storage.read(keyOf(channelId))
    return Array.isArray(saved) ? saved.filter(isMessage).map((message) => ({ ...message, state: 'failed' })) : []
  }

  async keep(channelId: string, messages: readonly UnsentMessage[]): Promise<void> {
    if (messages.length === 0) await this.storage.remove(keyOf(channelId))
    else
      await this.keepDraft.execute(
        keyOf(channelId),
        messages.map(({ key, text }) => ({ key, text })),
      )
  }
}

const keyOf = (channelId: string) => `chat:${channelId}`

function isMessage(saved: unknown): saved is Pick<UnsentMessage, 'key' | 'text'> {
  if (typeof saved !== 'object' || saved === null) return false
  const { key, text } = saved as Readonly<Record<string, unknown>>
  return typeof key === 'string' && typeof text === 'string'
}
