import type { ControlCommand, MediaControls, NowPlaying } from '../../../application/frame/player/media-controls'

/** One player's entry in the phone's media controls, and the commands that it receives while it is on top. */
class MediaPanel implements MediaControls {
  displayedItem: NowPlaying | null = null
  onCommand: (command: ControlCommand) => void = () => undefined

  constructor(private readonly onChange: (panel: MediaPanel) => void) {}

  listen(listener: (command: ControlCommand) => void): void {
    this.onCommand = listener
  }

  show(nowPlaying: NowPlaying | null): void {
    this.displayedItem = nowPlaying
    this.onChange(this)
  }
}

/**
 * The players of a page share the phone's one set of media controls. The player that started last owns the controls.
 * When it has nothing more to show, the player before it gets them back.
 */
export class MediaPanels {
  /** Players with something to show; the last one is on top. */
  private stack: readonly MediaPanel[] = []

  constructor(private readonly phone: MediaControls) {
    phone.listen((command) => this.stack.at(-1)?.onCommand(command))
  }

  panel(): MediaControls {
    return new MediaPanel((panel) => this.follow(panel))
  }

  private follow(panel: MediaPanel): void {
    const top = this.stack.at(-1)
    const otherPanels = this.stack.filter((other) => other !== panel)
    if (panel.displayedItem === null) this.stack = otherPanels
    else if (panel.displayedItem.playing) this.stack = [...otherPanels, panel]
    else if (!this.stack.includes(panel)) this.stack = [panel, ...otherPanels]
    const now = this.stack.at(-1)
    if (now !== top || now === panel) this.phone.show(now?.displayedItem ?? null)
  }
}
