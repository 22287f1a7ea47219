import type { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import type { ControlCommand, MediaControls, NowPlaying } from '../../../application/frame/player/media-controls'

/** Tells the app around the page what plays, so that it can show a player of its own, beside the phone's controls. */
export class AppMediaControls implements MediaControls {
  private told = ''

  constructor(
    private readonly browser: MediaControls,
    private readonly bridge: NativeBridge,
  ) {}

  listen(listener: (command: ControlCommand) => void): void {
    this.browser.listen(listener)
  }

  show(nowPlaying: NowPlaying | null): void {
    this.browser.show(nowPlaying)
    if (!this.bridge.can('playState')) return
    const state = nowPlaying === null ? 'stopped' : nowPlaying.playing ? 'playing' : 'paused'
    const title = nowPlaying?.title ?? ''
    // The position changes all the time, and the app shows none.
    if (this.told === `${state} ${title}`) return
    this.told = `${state} ${title}`
    void this.bridge.call('playState', { state, title })
  }
}
