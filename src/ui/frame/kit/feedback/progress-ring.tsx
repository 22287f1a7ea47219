import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './progress-ring.module.css'

interface ProgressRingProps {
  /** The progress, 0 to 1. */
  readonly value: number
  /** Diameter in pixels. */
  readonly size?: number
  /** Accessible name; without it the ring is decorative. */
  readonly label?: string
  /** Shown in the middle, such as a cover or a button. */
  readonly children?: ReactNode
  readonly className?: string
}

/** Shows progress as a ring around its content. */
export function ProgressRing({ value, size = 48, label, children, className }: ProgressRingProps) {
  const part = Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0))
  const reader =
    label === undefined
      ? {}
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': Math.round(part * 100),
        }
  return (
    <span className={classNames(styles.ring, className)}>
      <svg
        {...reader}
        aria-hidden={label === undefined || undefined}
        width={size}
        height={size}
        viewBox="0 0 40 40"
        className={styles.drawing}
      >
        <circle cx="20" cy="20" r="18.5" className={styles.track} />
        <circle
          cx="20"
          cy="20"
          r="18.5"
          pathLength="100"
          strokeDasharray="100"
          strokeDashoffset={100 - part * 100}
          transform="rotate(-90 20 20)"
          className={styles.done}
          visibility={part === 0 ? 'hidden' : undefined}
        />
      </svg>
      {children !== undefined && <span className={styles.middle}>{children}</span>}
    </span>
  )
}
