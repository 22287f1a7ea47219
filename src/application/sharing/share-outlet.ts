import { port } from '../shared/port'

/** What the device offers for sharing. */
export interface ShareOutlet {
  /** Where this site lives: scheme, host and port. */
  origin(): string
  /** Whether the device has a share sheet of its own. */
  canShare(): boolean
  share(card: {
    readonly title: string
    readonly text: string
    readonly url: string
  }): Promise<'shared' | 'dismissed' | 'failed'>
  /** False when the browser would not copy. */
  copy(text: string): Promise<boolean>
}
export const ShareOutlet = port<ShareOutlet>('ShareOutlet')
