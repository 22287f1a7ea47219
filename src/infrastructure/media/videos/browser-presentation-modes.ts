import type { PresentationModes, PresentationState } from '../../../application/media/videos/presentation-modes'
import type { VideoSurface } from '../../../application/media/videos/video-output'

/** The methods of Safari on a phone, which shows the video alone in full screen, with its own controls. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
  webkitExitFullscreen?: () => void
  readonly webkitDisplayingFullscreen?: boolean
}

/**
 * Shows the frame in full screen, so that the player's controls are included. Where that is unsupported, only the video
 * is shown in full screen.
 */
export class BrowserPresentationModes implements PresentationModes {
  private video: PhoneVideo | null = null
  private frame: HTMLElement | null = null

  follow(surface: VideoSurface, listener: (state: PresentationState) => void): () => void {
    const video = (this.video = surface.video as PhoneVideo)
    this.frame = surface.frame as HTMLElement
    const { ownerDocument } = video
    let release: () => void = () => undefined
    const reportState = () => {
      const state = this.state()
      release()
      release = state.isFullscreen && this.frame !== null ? makeRestInert(this.frame) : () => undefined
      listener(state)
    }
    const names = ['enterpictureinpicture', 'leavepictureinpicture', 'webkitbeginfullscreen', 'webkitendfullscreen']
    ownerDocument.addEventListener('fullscreenchange', reportState)
    for (const name of names) video.addEventListener(name, reportState)
    reportState()
    return () => {
      ownerDocument.removeEventListener('fullscreenchange', reportState)
      for (const name of names) video.removeEventListener(name, reportState)
      release()
      const { isFullscreen, isPictureInPicture } = this.state()
      if (isFullscreen) this.toggleFullscreen()
      if (isPictureInPicture) this.togglePictureInPicture()
      this.video = null
      this.frame = null
    }
  }

  toggleFullscreen(): void {
    const { video, frame } = this
    if (video === null || frame === null) return
    const { ownerDocument } = video
    if (ownerDocument.fullscreenElement === frame) void ownerDocument.exitFullscreen().catch(() => undefined)
    else if (video.webkitDisplayingFullscreen === true) video.webkitExitFullscreen?.()
    else if (canFillFrame(frame))
      void frame.requestFullscreen({ navigationUI: 'hide' }).then(
        () => turnWith(video),
        () => undefined,
      )
    else video.webkitEnterFullscreen?.()
  }

  togglePictureInPicture(): void {
    const { video } = this
    if (video === null) return
    const { ownerDocument } = video
    // The browser refuses picture in picture before the first frame; the refusal is ignored.
    if (ownerDocument.pictureInPictureElement === video)
      void ownerDocument.exitPictureInPicture().catch(() => undefined)
    else void video.requestPictureInPicture?.().catch(() => undefined)
  }

  private state(): PresentationState {
    const { video, frame } = this
    if (video === null || frame === null)
      return {
        canEnterFullscreen: false,
        canEnterPictureInPicture: false,
        isFullscreen: false,
        isPictureInPicture: false,
      }
    const { ownerDocument } = video
    return {
      canEnterFullscreen: canFillFrame(frame) || video.webkitEnterFullscreen !== undefined,
      canEnterPictureInPicture:
        'pictureInPictureEnabled' in ownerDocument &&
        ownerDocument.pictureInPictureEnabled &&
        video.requestPictureInPicture !== undefined,
      isFullscreen: ownerDocument.fullscreenElement === frame || video.webkitDisplayingFullscreen === true,
      isPictureInPicture: ownerDocument.pictureInPictureElement === video,
    }
  }
}

function canFillFrame(frame: HTMLElement): boolean {
  return frame.requestFullscreen !== undefined && frame.ownerDocument.fullscreenEnabled
}

/**
 * Makes everything behind full screen inert for keyboard and screen readers, except for dialogs, which open above it.
 * Returns a function that reverts it.
 */
function makeRestInert(frame: HTMLElement): () => void {
  const elements: Element[] = []
  for (
    let part: HTMLElement = frame;
    part.parentElement !== null && part !== part.ownerDocument.body;
    part = part.parentElement
  ) {
    for (const other of part.parentElement.children) {
      if (other === part || other.matches('dialog, [inert]') || other.querySelector('dialog') !== null) continue
      other.setAttribute('inert', '')
      elements.push(other)
    }
  }
  return () => elements.forEach((other) => other.removeAttribute('inert'))
}

/** Locks the screen's orientation to the video's where that is allowed. */
function turnWith({ videoWidth, videoHeight }: HTMLVideoElement): void {
  const orientation = globalThis.screen?.orientation as
    | (ScreenOrientation & { lock?: (to: string) => Promise<void> })
    | undefined
  void orientation?.lock?.(videoHeight > videoWidth ? 'portrait' : 'landscape').catch(() => undefined)
}
