import { port } from '../shared/port'

/** A picture as its host keeps it: a Blob in a browser. */
export interface SharedPicture {
  readonly size: number
  readonly type: string
}

/** What the device offers for sharing. */
export interface ShareOutlet {
  /** The site's origin: scheme, host and port. */
  origin(): string
  /** Whether the device has its own share sheet; with a picture, whether that takes it. */
  canShare(picture?: SharedPicture): boolean
  share(card: {
    readonly title: string
    readonly text: string
    readonly url: string
    readonly picture?: SharedPicture
  }): Promise<'shared' | 'dismissed' | 'failed'>
  /** False when the browser refused to copy. */
  copy(text: string): Promise<boolean>
}
export const ShareOutlet = port<ShareOutlet>('ShareOutlet')
