import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../styles/class-names'
import styles from './pager.module.css'
import { panelId, tabId } from './tabs'
import { useScrollEnd } from '../scrolling/use-scroll-end'

interface PagerProps {
  /** The same group as the one of the Tabs. */
  readonly group: string
  readonly ids: readonly string[]
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** Renders one page; called only for pages that were visited. */
  readonly children: (id: string) => ReactNode
}

/** Pages side by side to swipe between. */
export function Pager({ group, ids, selected, onSelect, children }: PagerProps) {
  const track = useRef<HTMLDivElement>(null)
  const [seenTabs, setSeen] = useState<readonly string[]>([selected])
  if (!seenTabs.includes(selected)) setSeen([...seenTabs, selected])
  const index = Math.max(0, ids.indexOf(selected))
  const first = useRef(true)

  useLayoutEffect(() => {
    const element = track.current
    const left = index * (element?.clientWidth ?? 0)
    if (element && Math.abs(element.scrollLeft - left) > 1)
      element.scrollTo?.({ left, behavior: first.current ? 'auto' : 'smooth' })
    first.current = false
  }, [index])

  useScrollEnd(track, 90, ({ scrollLeft, clientWidth }) => {
    const id = ids[Math.round(scrollLeft / Math.max(1, clientWidth))]
    if (id !== undefined && id !== selected) onSelect(id)
  })

  return (
    <div ref={track} className={styles.track}>
      {ids.map((id) => (
        <div
          key={id}
          role="tabpanel"
          id={panelId(group, id)}
          aria-labelledby={tabId(group, id)}
          inert={id !== selected}
          className={classNames(styles.page, id !== selected && styles.aside)}
        >
          {seenTabs.includes(id) && children(id)}
        </div>
      ))}
    </div>
  )
}
