import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import styles from './tab-panel.module.css'
import { panelId, tabId } from './tabs'

interface TabPanelProps {
  readonly group: string
  readonly id: string
  /** The ids of all its tabs, when a swipe moves between them. */
  readonly swipes?: { readonly ids: readonly string[]; readonly onSelect: (id: string) => void }
  readonly children: ReactNode
}

/** The content of a selected tab, for tabs without a Pager. */
export function TabPanel({ group, id, swipes, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isSwiped = swipes !== undefined
  const neighbourOf = useEffectEvent((step: number) => swipes?.ids[swipes.ids.indexOf(id) + step])
  const select = useEffectEvent((other: string | undefined) => other !== undefined && swipes?.onSelect(other))

  useEffect(() => {
    const element = panel.current
    if (!isSwiped || element === null) return
    let end: () => void = () => undefined
    let isActive = true
    // When this code cannot be loaded, the tabs themselves still work.
    void import(/* webpackChunkName: 'gestures' */ './swipe-gesture').then(
      ({ followSwipes }) => {
        if (isActive)
          end = followSwipes(element, {
            has: (step) => neighbourOf(step) !== undefined,
            onSwipe: (step) => void select(neighbourOf(step)),
          })
      },
      () => undefined,
    )
    return () => {
      isActive = false
      end()
    }
  }, [isSwiped])

  return (
    <div
      role="tabpanel"
      id={panelId(group, id)}
      aria-labelledby={tabId(group, id)}
      className={isSwiped ? styles.frame : undefined}
    >
      {isSwiped ? (
        <div ref={panel} className={styles.panel}>
          {children}
        </div>
      ) : (
        children
      )}
    </div>
  )
}
