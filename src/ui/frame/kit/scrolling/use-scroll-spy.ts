import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../environment/use-media-query'

/** A line in the upper part of the viewport: the section that crosses it is the current one. */
const line = { rootMargin: '-30% 0px -69% 0px' }

interface ScrollSpy {
  /** The id of the element that is being read. */
  readonly current: string
  /** Scrolls to an element, and moves the focus there. */
  readonly goTo: (id: string) => void
}

/** Finds which of the elements, given by their ids, is being read while the page scrolls. */
export function useScrollSpy(ids: readonly string[]): ScrollSpy {
  const [current, setCurrent] = useState(ids[0] ?? '')
  // Whether `current` was set by `goTo`. It then stays until the visitor scrolls, because an element near the end of
  // the page may never reach the line.
  const [isChosen, setChosen] = useState(false)
  const key = ids.join()

  useEffect(() => {
    if (isChosen || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      const lastReached = entries.filter((entry) => entry.isIntersecting).at(-1)
      if (lastReached !== undefined) setCurrent(lastReached.target.id)
    }, line)
    for (const id of key.split(',')) {
      const element = document.getElementById(id)
      if (element !== null) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [isChosen, key])

  useEffect(() => {
    if (!isChosen) return
    const follow = () => setChosen(false)
    const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const act of acts) window.addEventListener(act, follow, { passive: true })
    return () => {
      for (const act of acts) window.removeEventListener(act, follow)
    }
  }, [isChosen])

  const goTo = (id: string) => {
    const element = document.getElementById(id)
    if (element === null) return
    setCurrent(id)
    setChosen(true)
    element.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    element.focus({ preventScroll: true })
  }
  return { current, goTo }
}
