import { useEffect, useRef } from 'react'
import { classNames } from '../../kit/styles/class-names'
import styles from './detail-page.module.css'

/** The title of a content, and whether its own heading has scrolled out above. */
export interface OwnTitle {
  readonly text: string
  readonly isScrolledOut: boolean
}

export const noOwnTitle: OwnTitle = { text: '', isScrolledOut: false }

/** The pixels at the top of the screen that the bar covers at least. */
const underBar = 44

/** Reports the content's own heading, within the `main` around it, whenever that scrolls out above or comes back. */
export function HeadingWatch({ onChange }: { readonly onChange: (title: OwnTitle) => void }) {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const heading = element.current?.closest('main')?.querySelector('h1')
    if (!heading || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        const isScrolledOut = !entry.isIntersecting && entry.boundingClientRect.bottom <= underBar
        onChange({ text: heading.textContent, isScrolledOut })
      },
      { rootMargin: `-${underBar}px 0px 0px` },
    )
    observer.observe(heading)
    return () => observer.disconnect()
  }, [onChange])
  return <span ref={element} hidden />
}

/** The content's own title in the bar, while its heading is out of sight. Screen readers read the heading itself. */
export function OwnTitleInBar({ title: { text, isScrolledOut } }: { readonly title: OwnTitle }) {
  return (
    <p className={classNames(styles.ownTitle, isScrolledOut && styles.shown)} aria-hidden="true">
      {text}
    </p>
  )
}
