import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { classNames } from '../styles/class-names'
import styles from './meta.module.css'

interface TimeTextProps {
  /** Milliseconds since 1970, for machines. */
  readonly at: number
  /** The instant as people read it, such as 'yesterday'. */
  readonly text: string
}

/** An instant. Its text comes from the formatting rules (B55). */
export function TimeText({ at, text }: TimeTextProps) {
  return <time dateTime={new Date(at).toISOString()}>{text}</time>
}

interface DurationTextProps {
  /** The duration in a player's format, such as '04:05'. */
  readonly text: string
  /** The duration for screen readers, such as '4 minutes 5 seconds'. */
  readonly spoken?: string
}

export function DurationText({ text, spoken }: DurationTextProps) {
  return spoken === undefined ? (
    <span className={styles.figures}>{text}</span>
  ) : (
    <span className={styles.figures} role="img" aria-label={spoken}>
      {text}
    </span>
  )
}

export interface MetaProps {
  /** The facts, such as author, time and counts; missing ones are left out. */
  readonly parts: readonly (ReactNode | null | undefined | false)[]
  readonly className?: string
}

/** Short facts in one line, separated by dots. */
export function Meta({ parts, className }: MetaProps) {
  const visibleParts = parts.filter((part) => part !== null && part !== undefined && part !== false && part !== '')
  if (visibleParts.length === 0) return null
  return (
    <span className={classNames(styles.meta, className)}>
      <span className={styles.line}>
        {visibleParts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <span className={styles.part}>{part}</span>
          </Fragment>
        ))}
      </span>
    </span>
  )
}
