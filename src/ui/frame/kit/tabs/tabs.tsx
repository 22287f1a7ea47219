import type { KeyboardEvent, MouseEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../styles/class-names'
import styles from './tabs.module.css'
import { opensElsewhere } from '../scrolling/tap-again'
import { prefersReducedMotion } from '../environment/use-media-query'

export interface Tab {
  readonly id: string
  readonly label: string
  /** Whether it is marked for new content. */
  readonly marked?: boolean
  /** A separate screen with the same content: for opening in a new tab, sharing, and search engines. */
  readonly href?: string
}

interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly selected: string
  /** Called when a tab is selected, and when the selected tab is tapped again. */
  readonly onSelect: (id: string) => void
  /** The same group as the one of the Pager or the TabPanels that they control; unique on the screen. */
  readonly group: string
  /** Whether they have equal widths, for two to four short words. */
  readonly even?: boolean
  /** Whether they stick below the top bar. */
  readonly sticky?: boolean
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

export function Tabs({ label, tabs, selected, onSelect, group, even = false, sticky = false }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLSpanElement>(null)
  const markedFrom = useRef<{ readonly left: number; readonly width: number } | null>(null)

  useLayoutEffect(() => {
    const line = mark.current
    const row = list.current
    const tab = line?.parentElement
    if (!line || !row || !tab) return
    const from = markedFrom.current
    const to = { left: tab.offsetLeft, width: tab.offsetWidth }
    markedFrom.current = to
    const smooth = from !== null && !prefersReducedMotion()
    if (smooth && to.width > 0) {
      line.animate?.(
        [{ transform: `translateX(${from.left + from.width / 2 - to.left - to.width / 2}px)` }, { transform: 'none' }],
        { duration: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      )
    }
    row.scrollTo?.({ left: to.left - (row.clientWidth - to.width) / 2, behavior: smooth ? 'smooth' : 'auto' })
  }, [selected])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const from = tabs.findIndex(({ id }) => id === selected)
    const next = Number.isFinite(step) ? (from + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1
    const tab = tabs[next]
    if (!tab) return
    onSelect(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus({ preventScroll: true })
  }

  return (
    <div className={classNames(styles.tabs, sticky && styles.sticky)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles.list, even && styles.even)}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => {
          const isSelected = tab.id === selected
          const Tag = tab.href === undefined ? 'button' : 'a'
          return (
            <Tag
              key={tab.id}
              {...(tab.href === undefined ? { type: 'button' as const } : { href: tab.href })}
              role="tab"
              id={tabId(group, tab.id)}
              aria-selected={isSelected}
              aria-controls={isSelected ? panelId(group, tab.id) : undefined}
              tabIndex={isSelected ? 0 : -1}
              className={styles.tab}
              onClick={(event: MouseEvent) => {
                if (opensElsewhere(event)) return
                event.preventDefault()
                onSelect(tab.id)
              }}
            >
              {/* A hidden bold copy reserves the width, so that nothing shifts when the selection changes. */}
              <span className={styles.words} data-words={tab.label}>
                {tab.label}
              </span>
              {tab.marked && <span className={styles.dot} aria-hidden="true" />}
              {isSelected && <span ref={mark} className={styles.mark} aria-hidden="true" />}
            </Tag>
          )
        })}
      </div>
    </div>
  )
}

export function tabId(group: string, id: string): string {
  return `${group}-tab-${id}`
}

export function panelId(group: string, id: string): string {
  return `${group}-panel-${id}`
}
