import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import { Icon } from '../pictures/icon'
import { Link } from '../buttons/link'
import styles from './list-row.module.css'

interface ListRowProps {
  readonly title: string
  /** Shown below the title. */
  readonly text?: string
  /** Shown on the right, such as the current choice. */
  readonly value?: ReactNode
  readonly icon?: ReactNode
  /** The address, when the row is a link. */
  readonly to?: string
  /** Called on a tap, when the row is a button. */
  readonly onPress?: () => void
  /** A separate control, such as a Switch with a hidden label. */
  readonly control?: ReactNode
  readonly isDangerous?: boolean
  /** Whether it is one of a long list instead of a RowGroup, so that it has a surface and a line of its own. */
  readonly listed?: boolean
}

/** A row of a settings list. Put several into a RowGroup. */
export function ListRow({
  title,
  text,
  value,
  icon,
  to,
  onPress,
  control,
  isDangerous = false,
  listed = false,
}: ListRowProps) {
  const hasChevron = (to !== undefined || onPress !== undefined) && !isDangerous
  const content = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {control}
      {hasChevron && <Icon of={ChevronRight} size={18} className={styles.on} />}
    </>
  )
  const look = classNames(styles.row, hasChevron && styles.leads, isDangerous && styles.danger, listed && styles.listed)
  if (to !== undefined) {
    return (
      <Link to={to} className={look}>
        {content}
      </Link>
    )
  }
  return onPress ? (
    <button type="button" className={look} onClick={onPress}>
      {content}
    </button>
  ) : (
    <div className={look}>{content}</div>
  )
}

interface RowGroupProps {
  readonly title?: string
  readonly children: ReactNode
}

export function RowGroup({ title, children }: RowGroupProps) {
  return (
    <section className={styles.group}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <div className={styles.rows}>{children}</div>
    </section>
  )
}
