import type { ControlCommand, MediaControls, NowPlaying } from '../../application/player/media-controls'

/** What one player shows on the phone, and hears from it while it is on show. */
class MediaPanel implements MediaControls {
  shown: NowPlaying | null = null
  hear: (command: ControlCommand) => void = () => undefined

  constructor(private readonly changed: (panel: MediaPanel) => void) {}

  listen(listener: (command: ControlCommand) => void): void {
    this.hear = listener
  }

  show(nowPlaying: NowPlaying | null): void {
    this.shown = nowPlaying
    this.changed(this)
  }
}

/** A phone has one lock screen, a page several players: what started last has it, and gives it back to the one before. */
export class MediaPanels {
  /** Those that have something to show; the last is on show. */
  private stack: readonly MediaPanel[] = []

  constructor(private readonly phone: MediaControls) {
    phone.listen((command) => this.stack.at(-1)?.hear(command))
  }

  panel(): MediaControls {
    return new MediaPanel((panel) => this.follow(panel))
  }

  private follow(panel: MediaPanel): void {
    const top = this.stack.at(-1)
    const others = this.stack.filter((other) => other !== panel)
    if (panel.shown === null) this.stack = others
    else if (panel.shown.playing) this.stack = [...others, panel]
    else if (!this.stack.includes(panel)) this.stack = [panel, ...others]
    const now = this.stack.at(-1)
    if (now !== top || now === panel) this.phone.show(now?.shown ?? null)
  }
}
