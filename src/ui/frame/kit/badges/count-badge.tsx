import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './count-badge.module.css'

interface CountBadgeProps {
  /** The number as it is shown: '3', '99+'; null shows nothing, '' a dot. */
  readonly text: string | null
  /** The text for screen readers, such as '3 unread messages'. */
  readonly label: string
  /** The element at whose corner it is shown, such as an icon. */
  readonly children: ReactNode
}

/** A number at the corner of an element, such as an icon. */
export function CountBadge({ text, label, children }: CountBadgeProps) {
  return (
    <span className={styles.holder}>
      {children}
      {text !== null && (
        <span role="img" aria-label={label} className={classNames(styles.count, text === '' && styles.dot)}>
          {text}
        </span>
      )}
    </span>
  )
}
