import { Check, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ServiceEntry, ServiceModule } from '../../../domain/overview/services/service-module'
import { QuickEntries } from '../../media/feed/quick-entries.part'
import { Button } from '../../frame/kit/buttons/button'
import { LiveRegion } from '../../frame/kit/feedback/live-region'
import { Icon } from '../../frame/kit/pictures/icon'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { useIsHydrated } from '../../frame/kit/hydration/use-is-hydrated'
import { classNames } from '../../frame/kit/styles/class-names'
import { ServicePlate } from '../../frame/shell/services/service-plate'
import { useWords } from '../../frame/words/words'
import styles from './own-services.module.css'
import type { ServicesViewModel } from './services.view-model'
import { servicesWords } from './services.words'

interface OwnServicesProps {
  readonly viewModel: ServicesViewModel
}

/** The services that the owner of this device has pinned, above all others, and the button that changes them. */
export const OwnServices = observer(function OwnServices({ viewModel }: OwnServicesProps) {
  const words = useWords(servicesWords)
  const { pinnedEntries, isChoosing, isFull, choose } = viewModel
  // The platform does not know what this device has stored, and the first render must match its markup.
  const entries = useIsHydrated() ? pinnedEntries : []
  return (
    <section className={styles.own} aria-label={words.mine}>
      <SectionHeader
        title={words.mine}
        action={
          <Button kind="quiet" small onClick={() => choose(!isChoosing)}>
            {isChoosing ? words.done : words.edit}
          </Button>
        }
      />
      {entries.length === 0 ? (
        <p className={styles.hint}>{isChoosing ? words.pinHint : words.noneMine}</p>
      ) : (
        <div className={styles.entries}>
          {isChoosing ? (
            <PinButtons label={words.mine} entries={entries} viewModel={viewModel} />
          ) : (
            <QuickEntries
              label={words.mine}
              entries={entries.map((entry) => ({ ...entry, href: viewModel.hrefOf(entry) ?? '' }))}
            />
          )}
        </div>
      )}
      <LiveRegion>{isChoosing && isFull && <p className={styles.hint}>{words.full}</p>}</LiveRegion>
    </section>
  )
})

/** The services of a module as buttons, each of which pins its service or takes it off. */
export const ChosenModule = observer(function ChosenModule({
  module: { name, entries },
  viewModel,
}: OwnServicesProps & { readonly module: ServiceModule }) {
  return (
    <div className={styles.entries}>
      <PinButtons label={name} entries={entries} viewModel={viewModel} />
    </div>
  )
})

const PinButtons = observer(function PinButtons({
  label,
  entries,
  viewModel,
}: OwnServicesProps & { readonly label: string; readonly entries: readonly ServiceEntry[] }) {
  const { isFull, isPinned, toggle } = viewModel
  return (
    <ul className={styles.pins} aria-label={label}>
      {entries.map(({ id, name, icon }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.pin}
            aria-pressed={isPinned(id)}
            disabled={isFull && !isPinned(id)}
            onClick={() => toggle(id)}
          >
            <span className={styles.plate}>
              <ServicePlate name={icon} />
              <span className={classNames(styles.mark, isPinned(id) && styles.marked)}>
                <Icon of={isPinned(id) ? Check : Plus} size={14} />
              </span>
            </span>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
})
