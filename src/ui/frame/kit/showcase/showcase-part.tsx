import type { ReactNode } from 'react'
import { SectionHeader } from '../bars/section-header'
import styles from './showcase.module.css'

interface ShowcasePartProps {
  readonly title: string
  /** Whether it has no side padding, for lists. */
  readonly flush?: boolean
  readonly children: ReactNode
}

export function ShowcasePart({ title, flush = false, children }: ShowcasePartProps) {
  return (
    <section className={styles.part}>
      <SectionHeader title={title} />
      <div className={flush ? styles.flush : styles.inner}>{children}</div>
    </section>
  )
}
