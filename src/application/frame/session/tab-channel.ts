import type { SoundClaim } from '../../../domain/frame/player/sound-arbiter'
import { port } from '../shared/port'

export type TabMessage =
  | { readonly type: 'session-changed' }
  | { readonly type: 'sound-started'; readonly claim: SoundClaim; readonly at: number }
  | { readonly type: 'sound-stopped'; readonly claim: SoundClaim }

/** Exchanges messages with the other tabs of this browser; a message never comes back to its sender. */
export interface TabChannel {
  send(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): () => void
}
export const TabChannel = port<TabChannel>('TabChannel')
