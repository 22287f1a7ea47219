import { port } from '../shared/port'

/** What the phone shows of the player outside the page: on the lock screen, on headphones, on a watch. */
export interface NowPlaying {
  readonly title: string
  /** The name of the album, the programme or the source. */
  readonly album: string
  readonly image: string | null
  readonly playing: boolean
  readonly live: boolean
  readonly canSkip: boolean
  /** The position of playback in seconds. */
  readonly time: number
  /** The length in seconds; 0 when unknown. */
  readonly duration: number
  readonly rate: number
}

export type ControlCommand =
  | { readonly type: 'play' | 'pause' | 'next' | 'previous' | 'stop' }
  | { readonly type: 'seek'; readonly time: number }
  | { readonly type: 'skip'; readonly seconds: number }

/** The phone's media controls (Media Session), for one of the players of the page. */
export interface MediaControls {
  /** Shows what is playing; null when the player is empty. */
  show(nowPlaying: NowPlaying | null): void
  listen(listener: (command: ControlCommand) => void): void
}
export const MediaControls = port<MediaControls>('MediaControls')
