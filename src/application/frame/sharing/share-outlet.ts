import { port } from '../shared/port'

/** A picture to share, as an object of the environment in which the client runs; in a browser, a Blob. */
export interface SharedPicture {
  readonly size: number
  readonly type: string
}

/** The ways of sharing that the device offers. */
export interface ShareOutlet {
  /** The site's origin: scheme, host and port. */
  origin(): string
  /** Whether the device has its own share sheet; with a picture, whether the sheet also accepts the picture. */
  canShare(picture?: SharedPicture): boolean
  share(card: {
    readonly title: string
    readonly text: string
    readonly url: string
    readonly picture?: SharedPicture
  }): Promise<'shared' | 'dismissed' | 'failed'>
  /** Copies a text; false when the browser refused. */
  copy(text: string): Promise<boolean>
}
export const ShareOutlet = port<ShareOutlet>('ShareOutlet')
