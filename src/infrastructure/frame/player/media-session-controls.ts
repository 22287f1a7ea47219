import type { ControlCommand, MediaControls, NowPlaying } from '../../../application/frame/player/media-controls'

const skipSeconds = 15

const actions = [
  'play',
  'pause',
  'stop',
  'nexttrack',
  'previoustrack',
  'seekbackward',
  'seekforward',
  'seekto',
] as const

/** Lock screen, headphones and media keys through the Media Session API. */
export class MediaSessionControls implements MediaControls {
  private listener: (command: ControlCommand) => void = () => undefined
  private described = ''

  /** `find` returns this page's session, or undefined where the browser has none. */
  constructor(private readonly find: () => MediaSession | undefined = () => globalThis.navigator?.mediaSession) {}

  listen(listener: (command: ControlCommand) => void): void {
    this.listener = listener
  }

  show(nowPlaying: NowPlaying | null): void {
    const session = this.find()
    if (session === undefined) return
    if (nowPlaying === null) return this.clear(session)
    this.describe(session, nowPlaying)
    session.playbackState = nowPlaying.playing ? 'playing' : 'paused'
    showPosition(session, nowPlaying)
  }

  private clear(session: MediaSession): void {
    session.metadata = null
    session.playbackState = 'none'
    this.described = ''
    for (const action of actions) this.setHandler(session, action, null)
    showPosition(session, { live: true, time: 0, duration: 0, rate: 1 })
  }

  private describe(session: MediaSession, { title, album, image, live, canSkip }: NowPlaying): void {
    const description = JSON.stringify([title, album, image, live, canSkip])
    if (description === this.described) return
    this.described = description
    if (typeof MediaMetadata !== 'undefined')
      session.metadata = new MediaMetadata({ title, artist: album, album, artwork: artworkOf(image) })
    this.setHandler(session, 'play', { type: 'play' })
    this.setHandler(session, 'pause', { type: 'pause' })
    this.setHandler(session, 'stop', { type: 'stop' })
    this.setHandler(session, 'nexttrack', canSkip ? { type: 'next' } : null)
    this.setHandler(session, 'previoustrack', canSkip ? { type: 'previous' } : null)
    this.setHandler(
      session,
      'seekbackward',
      live ? null : ({ seekOffset }) => ({ type: 'skip', seconds: -(seekOffset ?? skipSeconds) }),
    )
    this.setHandler(
      session,
      'seekforward',
      live ? null : ({ seekOffset }) => ({ type: 'skip', seconds: seekOffset ?? skipSeconds }),
    )
    this.setHandler(
      session,
      'seekto',
      live ? null : ({ seekTime }) => (seekTime == null ? null : { type: 'seek', time: seekTime }),
    )
  }

  /**
   * Registers an action, or removes it with null. Each action is registered by itself, because a browser throws for an
   * action that it does not know.
   */
  private setHandler(
    session: MediaSession,
    action: MediaSessionAction,
    answer: ControlCommand | null | ((details: MediaSessionActionDetails) => ControlCommand | null),
  ): void {
    try {
      session.setActionHandler(
        action,
        answer === null
          ? null
          : (details) => {
              const command = typeof answer === 'function' ? answer(details) : answer
              if (command !== null) this.listener(command)
            },
      )
    } catch {
      // The browser does not know this action; the others work without it.
    }
  }
}

function showPosition(
  session: MediaSession,
  { live, time, duration, rate }: Pick<NowPlaying, 'live' | 'time' | 'duration' | 'rate'>,
): void {
  try {
    if (live || duration <= 0) session.setPositionState?.()
    else session.setPositionState?.({ duration, position: Math.min(time, duration), playbackRate: rate })
  } catch {
    // A position that the browser rejects is left out.
  }
}

/** Asks for pictures of the site in the size of a lock screen. */
function artworkOf(image: string | null): MediaImage[] {
  if (image === null) return []
  const isOurs =
    image.startsWith('/') && !image.startsWith('//') && !image.includes('x-oss-process=') && !/\.svg($|\?)/i.test(image)
  const address = isOurs ? `${image}${image.includes('?') ? '&' : '?'}x-oss-process=image/resize,w_480` : image
  return [{ src: new URL(address, location.href).href }]
}
