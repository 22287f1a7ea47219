import type { SoundClaim } from '../../../domain/frame/player/sound-arbiter'
import { port } from '../shared/port'

/** A draft that was sent in one tab, of which others may have copies. */
export interface SentDraft {
  /** The name of the form, or of what else was written. */
  readonly name: string
  readonly key: string
  /** What was sent: its text, or a checksum of it. */
  readonly content: string
  /** The path to what became of it; null where sending led to no other screen. */
  readonly path: string | null
}

export type TabMessage =
  | { readonly type: 'session-changed' }
  | { readonly type: 'draft-sent'; readonly draft: SentDraft }
  | { readonly type: 'sound-started'; readonly claim: SoundClaim; readonly at: number }
  | { readonly type: 'sound-stopped'; readonly claim: SoundClaim }

/** Exchanges messages with the other tabs of this browser; a message never comes back to its sender. */
export interface TabChannel {
  send(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): () => void
}
export const TabChannel = port<TabChannel>('TabChannel')
