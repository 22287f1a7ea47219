import type { CaptionTrack } from '../../../domain/media/videos/captions'

/**
 * Captions beside a video. The player itself shows them, except in Safari's own full screen on a phone, where the
 * browser does.
 */
export class VideoCaptions {
  private element: HTMLVideoElement | null = null
  private selectedTrack: CaptionTrack | null = null
  private remove: () => void = () => undefined

  constructor(private readonly report: (lines: readonly string[]) => void) {}

  attach(element: HTMLVideoElement | null): void {
    this.element = element
    this.add()
  }

  show(track: CaptionTrack | null): void {
    if (track?.url === this.selectedTrack?.url) return
    this.selectedTrack = track
    this.add()
  }

  private add(): void {
    this.remove()
    this.remove = () => undefined
    const { element, selectedTrack } = this
    if (element === null || selectedTrack === null) return
    const track = element.ownerDocument.createElement('track')
    track.kind = 'captions'
    track.srclang = selectedTrack.language
    track.label = selectedTrack.label
    track.src = selectedTrack.url
    element.append(track)
    const lists = track.track
    const onCue = () => this.report(linesOf(lists))
    const onOwnScreen = () => (lists.mode = 'showing')
    const onOurScreen = () => (lists.mode = 'hidden')
    lists.mode = 'hidden'
    lists.addEventListener('cuechange', onCue)
    element.addEventListener('webkitbeginfullscreen', onOwnScreen)
    element.addEventListener('webkitendfullscreen', onOurScreen)
    this.remove = () => {
      lists.removeEventListener('cuechange', onCue)
      element.removeEventListener('webkitbeginfullscreen', onOwnScreen)
      element.removeEventListener('webkitendfullscreen', onOurScreen)
      track.remove()
      this.report([])
    }
  }
}

function linesOf({ activeCues }: TextTrack): readonly string[] {
  return [...(activeCues ?? [])].flatMap((cue) => ((cue as VTTCue).getCueAsHTML().textContent ?? '').split('\n'))
}
