import { indexAt } from '../../../../domain/media/videos/short-window'
import { prefersReducedMotion } from '../../../frame/kit/environment/use-media-query'

const steps: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, PageDown: 1, j: 1, ArrowUp: -1, PageUp: -1, k: -1 }

/** The event of scroll snapping, which not every browser has. */
interface SnapEvent extends Event {
  readonly snapTargetBlock: Element | null
}

interface ScrollerHost {
  readonly index: number
  /** The number of slides, including the one after the last short. */
  readonly slides: number
  view(index: number): void
  /** Handles a key; true when the key was used. */
  press(key: string): boolean
}

/** The scrolling element: reports which slide is visible, and scrolls to others. */
export class ShortScroller {
  private element: HTMLElement | null = null
  /** The height of each slide, in pixels. */
  private height = 0
  /** The slide to which the element is scrolling; null when it is at rest. */
  private target: number | null = null

  constructor(private readonly host: ScrollerHost) {}

  readonly attach = (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined
    this.element = element
    const page = element.ownerDocument
    const onScroll = () => {
      // When the height has changed, a new layout or a rotated phone caused the scrolling, not the visitor. The
      // ResizeObserver then scrolls the same slide into view again.
      if (element.clientHeight !== this.height) return
      const index = indexAt(element.scrollTop, this.height, this.host.slides)
      if (this.target !== null && index !== this.target) return
      this.target = null
      this.host.view(index)
    }
    // In browsers with snap events, the next short starts when the finger lifts, not when half of it is visible.
    const onSnap = (event: Event) => {
      const { snapTargetBlock } = event as SnapEvent
      if (!(snapTargetBlock instanceof HTMLElement) || element.clientHeight !== this.height) return
      this.target = indexAt(snapTargetBlock.offsetTop, this.height, this.host.slides)
      this.host.view(this.target)
    }
    const onRest = () => {
      this.target = null
      onScroll()
    }
    const onTouch = () => (this.target = null)
    const sizes = new ResizeObserver(() => {
      // The first call comes with the next frame: it must not take back what a key has moved since.
      if (element.clientHeight === this.height) return
      this.height = element.clientHeight
      this.jumpTo(this.host.index)
    })
    sizes.observe(element)
    const onKey = (event: KeyboardEvent) => this.onKey(event)
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('scrollsnapchanging', onSnap)
    element.addEventListener('scrollend', onRest)
    element.addEventListener('touchstart', onTouch, { passive: true })
    page.addEventListener('keydown', onKey)
    this.height = element.clientHeight
    this.jumpTo(this.host.index)
    return () => {
      sizes.disconnect()
      this.element = null
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('scrollsnapchanging', onSnap)
      element.removeEventListener('scrollend', onRest)
      element.removeEventListener('touchstart', onTouch)
      page.removeEventListener('keydown', onKey)
    }
  }

  /** Scrolls to a slide as a swipe does. */
  scrollTo(index: number): void {
    this.scroll(index, prefersReducedMotion() ? 'instant' : 'smooth')
  }

  jumpTo(index: number): void {
    this.scroll(index, 'instant')
  }

  private scroll(index: number, behavior: ScrollBehavior): void {
    const { element } = this
    element?.scrollTo({ top: index * element.clientHeight, behavior })
  }

  private onKey(event: KeyboardEvent): void {
    const { target, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const isElsewhere = target instanceof Element && target.closest('dialog, input, textarea, select') !== null
    const isPressed = target instanceof Element && target.closest('button, a') !== null && /^( |Enter)$/.test(key)
    if (isElsewhere || isPressed) return
    const step = steps[key]
    if (step !== undefined) this.step(step)
    else if (!this.host.press(key)) return
    event.preventDefault()
  }

  step(step: -1 | 1): void {
    const index = this.host.index + step
    if (index >= 0 && index < this.host.slides) this.scrollTo(index)
  }
}
