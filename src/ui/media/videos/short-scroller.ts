import { placeAt } from '../../../domain/media/videos/short-window'
import { prefersReducedMotion } from '../../frame/kit/use-media-query'

const steps: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, PageDown: 1, j: 1, ArrowUp: -1, PageUp: -1, k: -1 }

/** Not in every browser. */
interface SnapEvent extends Event {
  readonly snapTargetBlock: Element | null
}

interface ScrollerHost {
  readonly place: number
  /** Slides, with the one after the last short. */
  readonly slides: number
  view(place: number): void
  /** Of the keyboard: true when it was for this screen. */
  press(key: string): boolean
}

/** The element that is swiped: which slide is seen, and the way to another. */
export class ShortScroller {
  private element: HTMLElement | null = null
  /** Pixels, of each slide. */
  private height = 0
  /** The slide that it comes to rest at, while it is on its way. */
  private target: number | null = null

  constructor(private readonly host: ScrollerHost) {}

  readonly attach = (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined
    this.element = element
    const page = element.ownerDocument
    const onScroll = () => {
      // A new layout or a turned phone moved it, and not the visitor: the same slide is brought back.
      if (element.clientHeight !== this.height) return
      const place = placeAt(element.scrollTop, this.height, this.host.slides)
      if (this.target !== null && place !== this.target) return
      this.target = null
      this.host.view(place)
    }
    // Where the browser tells, the next one begins as the finger lifts, and not when half of it is seen.
    const onSnap = (event: Event) => {
      const { snapTargetBlock } = event as SnapEvent
      if (!(snapTargetBlock instanceof HTMLElement) || element.clientHeight !== this.height) return
      this.target = placeAt(snapTargetBlock.offsetTop, this.height, this.host.slides)
      this.host.view(this.target)
    }
    const onRest = () => {
      this.target = null
      onScroll()
    }
    const onTouch = () => (this.target = null)
    const sizes = new ResizeObserver(() => {
      this.height = element.clientHeight
      this.jump(this.host.place)
    })
    sizes.observe(element)
    const onKey = (event: KeyboardEvent) => this.onKey(event)
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('scrollsnapchanging', onSnap)
    element.addEventListener('scrollend', onRest)
    element.addEventListener('touchstart', onTouch, { passive: true })
    page.addEventListener('keydown', onKey)
    this.height = element.clientHeight
    this.jump(this.host.place)
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

  /** As a swipe does. */
  go(place: number): void {
    this.scroll(place, prefersReducedMotion() ? 'instant' : 'smooth')
  }

  jump(place: number): void {
    this.scroll(place, 'instant')
  }

  private scroll(place: number, behavior: ScrollBehavior): void {
    const { element } = this
    element?.scrollTo({ top: place * element.clientHeight, behavior })
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
    const place = this.host.place + step
    if (place >= 0 && place < this.host.slides) this.go(place)
  }
}
