import { QuickEntries } from '../../media/feed/quick-entries.part'
import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { ServiceModule } from '../../../domain/overview/services/service-module'
import { useService } from '../../frame/shell/app-context'
import styles from './services.module.css'

/** The services of a module whose screens exist in this version. */
export function ShownEntries({
  module: { name, entries },
}: {
  readonly module: Pick<ServiceModule, 'name' | 'entries'>
}) {
  const navigator = useService(Navigator)
  const visibleEntries = entries.flatMap((entry) => {
    const href = shownAddress(navigator, entry.target)
    return href === null ? [] : [{ ...entry, href }]
  })
  if (visibleEntries.length === 0) return null
  return (
    <div className={styles.entries}>
      <QuickEntries label={name} entries={visibleEntries} />
    </div>
  )
}
