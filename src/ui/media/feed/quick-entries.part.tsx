import type { CSSProperties } from 'react'
import { Link } from '../../frame/kit/buttons/link'
import { ServicePlate } from '../../frame/shell/services/service-plate'
import styles from '../../frame/shell/services/service-grid.module.css'

export interface QuickEntry {
  readonly id: string
  readonly name: string
  /** A class name from the server's icon set. */
  readonly icon: string
  readonly href: string
}

export interface QuickEntriesProps {
  readonly label: string
  readonly entries: readonly QuickEntry[]
  /** Number of columns; by default 4, or 5 for five entries. */
  readonly columns?: number
}

/** Links to screens, each an icon and a word. */
export function QuickEntries({ label, entries, columns = usualColumns(entries.length) }: QuickEntriesProps) {
  return (
    <nav aria-label={label}>
      <ul
        className={styles.entries}
        style={
          { '--columns': columns, '--narrow-columns': entries.length === 5 ? 5 : Math.min(4, columns) } as CSSProperties
        }
      >
        {entries.map(({ id, name, icon, href }) => (
          <li key={id}>
            <Link to={href} className={styles.entry}>
              <ServicePlate name={icon} />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One number of columns for all groups of a screen; five entries stand in one row. */
function usualColumns(count: number): number {
  return count === 5 ? 5 : 4
}
