import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../styles/class-names'
import styles from './carousel.module.css'
import { Image } from '../pictures/image'
import { useKitWords } from '../kit.words'
import { Link } from '../buttons/link'
import { useIsHydrated } from '../hydration/use-is-hydrated'
import { prefersReducedMotion, useReducedMotion } from '../environment/use-media-query'

export interface Slide {
  readonly id: string
  readonly image: string
  /** Shown over the picture's lower edge, and read by screen readers. */
  readonly title: string
  readonly href: string | null
}

interface CarouselProps {
  /** Accessible name of the carousel. */
  readonly label: string
  readonly slides: readonly Slide[]
  readonly ratio?: '16:9' | '2:1' | '4:3' | '21:9'
  /** Whether it is on the first view, so that its first picture is loaded eagerly. */
  readonly first?: boolean
  /** False hides the titles, for pictures that contain their titles. */
  readonly hasTitles?: boolean
}

const turnsAfter = 5000

const keyTargets: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

const slideAt = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / Math.max(1, clientWidth))

/** Moves to a slide; wraps around at both ends. */
function scrollToPicture(track: HTMLElement, to: number, count: number): void {
  track.scrollTo({
    left: ((to + count) % count) * track.clientWidth,
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  })
}

/** Pictures to swipe or page through with the arrow keys. They advance automatically until touched. */
export function Carousel({ label, slides, ratio = '16:9', first = false, hasTitles = true }: CarouselProps) {
  const words = useKitWords()
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  // The hidden pictures are rendered after hydration, because on a slow network they compete with the code.
  const isHydrated = useIsHydrated()
  const isCalm = useReducedMotion() || (isHydrated && 'elder' in document.documentElement.dataset)
  const [isPlayingByChoice, setPlaying] = useState<boolean | null>(null)
  // With reduced motion or in elder mode the carousel does not start by itself, but its button still starts it.
  const playing = isPlayingByChoice ?? !isCalm
  const shownIndex = Math.min(index, slides.length - 1)
  const several = slides.length > 1

  useAutoRotation(track, playing && several, slides.length)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    setPlaying(false)
    const to = keyTargets[event.key]
    if (!several || to === undefined) return
    event.preventDefault()
    scrollToPicture(event.currentTarget, to(slideAt(event.currentTarget), slides.length), slides.length)
  }

  return (
    <section aria-roledescription={words.carousel} aria-label={label} className={styles.carousel}>
      <div
        ref={track}
        tabIndex={several ? 0 : undefined}
        role={several ? 'group' : undefined}
        aria-label={several ? label : undefined}
        className={styles.track}
        onTouchStart={() => setPlaying(false)}
        onKeyDown={onKeyDown}
        onScroll={(event) => setIndex(slideAt(event.currentTarget))}
      >
        {slides.map((slide, number) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slideOf(number + 1, slides.length)}
            className={styles.slide}
          >
            <SlideBody slide={slide}>
              <Image
                src={number === 0 || isHydrated ? slide.image : null}
                alt={hasTitles ? '' : slide.title}
                ratio={ratio}
                first={first && number === 0}
                round="none"
              />
              {hasTitles && (
                <span className={styles.title}>
                  <span className={styles.clamp}>{slide.title}</span>
                </span>
              )}
            </SlideBody>
          </div>
        ))}
      </div>
      {several && (
        <div className={styles.controls}>
          <Dots slides={slides} current={shownIndex} />
          <button
            type="button"
            className={styles.pause}
            aria-label={playing ? words.pause : words.play}
            onClick={() => setPlaying(!playing)}
          >
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d={playing ? 'M2 1h3v10H2zM7 1h3v10H7z' : 'M2 1l9 5-9 5z'} />
            </svg>
          </button>
        </div>
      )}
    </section>
  )
}

interface SlideBodyProps {
  readonly slide: Slide
  readonly children: ReactNode
}

function SlideBody({ slide, children }: SlideBodyProps) {
  if (slide.href === null) return <div className={styles.body}>{children}</div>
  return (
    <Link to={slide.href} className={styles.body}>
      {children}
    </Link>
  )
}

function Dots({ slides, current }: { readonly slides: readonly { readonly id: string }[]; readonly current: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {slides.map((slide, number) => (
        <span key={slide.id} className={classNames(styles.dot, number === current && styles.here)} />
      ))}
    </span>
  )
}

/** Turns to the next slide by itself, except while the page is hidden or the carousel is hovered or focused. */
function useAutoRotation(track: RefObject<HTMLElement | null>, on: boolean, count: number) {
  useEffect(() => {
    if (!on) return
    const timer = setInterval(() => {
      const element = track.current
      if (!element || document.hidden || element.matches(':hover') || element.contains(document.activeElement)) return
      scrollToPicture(element, slideAt(element) + 1, count)
    }, turnsAfter)
    return () => clearInterval(timer)
  }, [track, on, count])
}
