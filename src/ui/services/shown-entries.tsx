import { QuickEntries } from '../feed/quick-entries.part'
import { shownAddress } from '../../application/feed/shown-kinds'
import { Navigator } from '../../application/navigation/navigator'
import type { ServiceModule } from '../../domain/services/service-module'
import { useService } from '../shell/app-context'
import styles from './services.module.css'

/** The services of a module whose screens this version has. */
export function ShownEntries({ module: { name, entries } }: { readonly module: ServiceModule }) {
  const navigator = useService(Navigator)
  const shown = entries.flatMap((entry) => {
    const href = shownAddress(navigator, entry.target)
    return href === null ? [] : [{ ...entry, href }]
  })
  if (shown.length === 0) return null
  return (
    <div className={styles.entries}>
      <QuickEntries label={name} entries={shown} />
    </div>
  )
}
