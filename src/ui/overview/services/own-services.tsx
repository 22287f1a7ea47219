import { Check, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ServiceModule } from '../../../domain/overview/services/service-module'
import { Button } from '../../frame/kit/buttons/button'
import { LiveRegion } from '../../frame/kit/feedback/live-region'
import { Icon } from '../../frame/kit/pictures/icon'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { useIsHydrated } from '../../frame/kit/hydration/use-is-hydrated'
import { classNames } from '../../frame/kit/styles/class-names'
import cells from '../../frame/shell/services/service-grid.module.css'
import { ServicePlate } from '../../frame/shell/services/service-plate'
import { useWords } from '../../frame/words/words'
import own from './own-services.module.css'
import styles from './services.module.css'
import type { ServicesViewModel } from './services.view-model'
import { servicesWords } from './services.words'
import { ShownEntries } from './shown-entries.part'

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
    <section className={styles.module} aria-label={words.mine}>
      <SectionHeader
        title={words.mine}
        action={
          <Button kind="quiet" small className={own.change} onClick={() => choose(!isChoosing)}>
            {isChoosing ? words.done : entries.length === 0 ? words.add : words.edit}
          </Button>
        }
      />
      {entries.length === 0 ? (
        <p className={own.hint}>{isChoosing ? words.pinHint : words.noneMine}</p>
      ) : isChoosing ? (
        <PinButtons of={{ name: words.mine, entries }} viewModel={viewModel} />
      ) : (
        <ShownEntries module={{ name: words.mine, entries }} />
      )}
      <LiveRegion>{isChoosing && isFull && <p className={own.hint}>{words.full}</p>}</LiveRegion>
    </section>
  )
})

/** Services as buttons, each of which pins its service or takes it off. */
export const PinButtons = observer(function PinButtons({
  of: { name: label, entries },
  viewModel,
}: OwnServicesProps & { readonly of: Pick<ServiceModule, 'name' | 'entries'> }) {
  const { isFull, isPinned, toggle } = viewModel
  return (
    <div className={styles.entries}>
      <ul className={cells.entries} aria-label={label}>
        {entries.map(({ id, name, icon }) => (
          <li key={id}>
            <button
              type="button"
              className={classNames(cells.entry, own.pin)}
              aria-pressed={isPinned(id)}
              disabled={isFull && !isPinned(id)}
              onClick={() => toggle(id)}
            >
              <span className={own.plate}>
                <ServicePlate name={icon} />
                <span className={classNames(own.mark, isPinned(id) && own.marked)}>
                  <Icon of={isPinned(id) ? Check : Plus} size={14} />
                </span>
              </span>
              <span className={cells.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
})
