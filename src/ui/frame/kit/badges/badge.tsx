import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './badge.module.css'
import { movingPart } from './moving-part'

export type BadgeTone = 'plain' | 'accent' | 'success' | 'danger' | 'live'

interface BadgeProps {
  readonly children: string
  readonly icon?: ReactNode
  readonly tone?: BadgeTone
}

/** A short label, such as a state. */
export function Badge({ children, icon, tone = 'plain' }: BadgeProps) {
  return (
    <span ref={tone === 'live' ? movingPart : undefined} className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
