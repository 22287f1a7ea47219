// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ControlCommand, NowPlaying } from '../../../../src/application/frame/player/media-controls'
import { MediaSessionControls } from '../../../../src/infrastructure/frame/player/media-session-controls'

type Handler = ((details: Record<string, unknown>) => void) | null

class FakeSession {
  metadata: unknown = null
  playbackState = 'none'
  positions: unknown[] = []
  readonly handlers = new Map<string, Handler>()
  constructor(private readonly unknown: readonly string[] = []) {}
  setActionHandler(action: string, handler: Handler): void {
    if (this.unknown.includes(action)) throw new TypeError(`no ${action}`)
    this.handlers.set(action, handler)
  }
  setPositionState(state?: unknown): void {
    this.positions.push(state)
  }
}

const song: NowPlaying = {
  title: 'Song',
  album: 'Album',
  image: '/media/cover.webp',
  playing: true,
  live: false,
  canSkip: true,
  time: 10,
  duration: 100,
  rate: 1,
}

function controlsOver(session: FakeSession) {
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(readonly described: unknown) {}
    },
  )
  const controls = new MediaSessionControls(() => session as unknown as MediaSession)
  const commands: ControlCommand[] = []
  controls.listen((command) => commands.push(command))
  return { controls, commands }
}
afterEach(() => vi.unstubAllGlobals())

describe('the media session', () => {
  it('shows title, album, picture in the right size, and place', () => {
    const session = new FakeSession()
    controlsOver(session).controls.show(song)
    expect(session.metadata).toMatchObject({
      described: {
        title: 'Song',
        album: 'Album',
        artwork: [{ src: `${location.origin}/media/cover.webp?x-oss-process=image/resize,w_480` }],
      },
    })
    expect([session.playbackState, session.positions]).toEqual([
      'playing',
      [{ duration: 100, position: 10, playbackRate: 1 }],
    ])
  })

  it('turns the buttons of the phone into commands', () => {
    const session = new FakeSession()
    const { controls, commands } = controlsOver(session)
    controls.show(song)
    session.handlers.get('pause')?.({})
    session.handlers.get('nexttrack')?.({})
    session.handlers.get('seekbackward')?.({})
    session.handlers.get('seekforward')?.({ seekOffset: 5 })
    session.handlers.get('seekto')?.({ seekTime: 61 })
    session.handlers.get('seekto')?.({})
    expect(commands).toEqual([
      { type: 'pause' },
      { type: 'next' },
      { type: 'skip', seconds: -15 },
      { type: 'skip', seconds: 5 },
      { type: 'seek', time: 61 },
    ])
  })

  it('offers no seeking and no next in a live stream', () => {
    const session = new FakeSession()
    controlsOver(session).controls.show({ ...song, live: true, canSkip: false, duration: 0 })
    expect(
      ['nexttrack', 'previoustrack', 'seekto', 'seekforward'].map((action) => session.handlers.get(action)),
    ).toEqual([null, null, null, null])
    expect(session.positions).toEqual([undefined])
  })

  it('registers one by one, so that an action that the browser does not know costs only itself', () => {
    const session = new FakeSession(['stop', 'seekto'])
    controlsOver(session).controls.show(song)
    expect([...session.handlers.keys()]).toEqual([
      'play',
      'pause',
      'nexttrack',
      'previoustrack',
      'seekbackward',
      'seekforward',
    ])
  })

  it('clears itself with the player, and does without a session', () => {
    const session = new FakeSession()
    const { controls } = controlsOver(session)
    controls.show(song)
    controls.show(null)
    expect([session.metadata, session.playbackState, session.positions.at(-1)]).toEqual([null, 'none', undefined])
    // The browser may handle its buttons by itself again.
    expect([...session.handlers.values()].every((handler) => handler === null)).toBe(true)
    controls.show(song)
    expect(session.handlers.get('play')).not.toBeNull()
    expect(() => new MediaSessionControls(() => undefined).show(song)).not.toThrow()
  })
})
