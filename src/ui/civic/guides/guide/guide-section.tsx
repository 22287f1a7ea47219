import type { ReactNode } from 'react'
import styles from './guide.module.css'

interface GuideSectionProps {
  /** The id by which the bar of sections finds it. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A section of a guide, to which the bar of sections leads. */
export function GuideSection({ id, title, children }: GuideSectionProps) {
  return (
    <section id={id} tabIndex={-1} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The ids of the sections, in the order in which they are shown. */
export const guideSections = {
  conditions: 'guide-conditions',
  materials: 'guide-materials',
  steps: 'guide-steps',
  fees: 'guide-fees',
  places: 'guide-places',
  questions: 'guide-questions',
  laws: 'guide-laws',
} as const
export type GuideSectionName = keyof typeof guideSections
