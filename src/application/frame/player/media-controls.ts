import { port } from '../shared/port'

/** What the phone shows of the player outside the page: on the lock screen, headphones, a watch. */
export interface NowPlaying {
  readonly title: string
  /** The album, the programme or the source. */
  readonly album: string
  readonly image: string | null
  readonly playing: boolean
  readonly live: boolean
  readonly canSkip: boolean
  /** Seconds; duration is 0 when it is unknown. */
  readonly time: number
  readonly duration: number
  readonly rate: number
}

export type ControlCommand =
  | { readonly type: 'play' | 'pause' | 'next' | 'previous' | 'stop' }
  | { readonly type: 'seek'; readonly time: number }
  | { readonly type: 'skip'; readonly seconds: number }

/** The media controls of the phone (Media Session), for one of the players of the page. */
export interface MediaControls {
  /** Null when the player is empty. */
  show(nowPlaying: NowPlaying | null): void
  listen(listener: (command: ControlCommand) => void): void
}
export const MediaControls = port<MediaControls>('MediaControls')
