import { port } from '../shared/port'

/** What the device offers for sharing. */
export interface ShareOutlet {
  /** The site's origin: scheme, host and port. */
  origin(): string
  /** Whether the device has its own share sheet. */
  canShare(): boolean
  share(card: {
    readonly title: string
    readonly text: string
    readonly url: string
  }): Promise<'shared' | 'dismissed' | 'failed'>
  /** False when the browser refused to copy. */
  copy(text: string): Promise<boolean>
}
export const ShareOutlet = port<ShareOutlet>('ShareOutlet')
