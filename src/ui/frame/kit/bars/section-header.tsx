import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon'
import { Link } from '../buttons/link'
import styles from './section-header.module.css'

interface SectionHeaderProps {
  readonly title: string
  /** A link to the whole list; set both or none. */
  readonly moreLabel?: string
  readonly moreHref?: string
  /** Replaces that link. */
  readonly action?: ReactNode
}

/** The heading of a section. */
export function SectionHeader({ title, moreLabel, moreHref, action }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 className={styles.title}>{title}</h2>
      {action}
      {moreHref !== undefined && moreLabel !== undefined && (
        <Link to={moreHref} wide className={styles.more} label={`${moreLabel} ${title}`}>
          {moreLabel}
          <Icon of={ChevronRight} size={16} />
        </Link>
      )}
    </div>
  )
}
