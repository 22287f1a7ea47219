import type { CSSProperties } from 'react'
import { Link } from '../../frame/kit/buttons/link'
import { ServiceIcon } from '../../frame/shell/parts/service-icon.part'
import styles from './quick-entries.module.css'

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
  /** Number of columns; 4 or 5 by default, depending on the number of entries. */
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
              <span className={styles.icon}>
                <ServiceIcon name={icon} size={24} />
              </span>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The number of columns that leaves the fewest gaps. */
function usualColumns(count: number): number {
  return count === 5 || count > 8 ? 5 : 4
}
