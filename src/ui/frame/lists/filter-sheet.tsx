import { observer } from 'mobx-react-lite'
import type { FilterDraft } from '../../../application/frame/lists/filter-draft'
import type { Filters } from '../../../application/frame/lists/filtered-list'
import { countedText } from '../../../domain/frame/shared/most-counted'
import { Button } from '../kit/buttons/button'
import { ChoiceChips } from '../kit/chips/choice-chips'
import { LiveRegion } from '../kit/feedback/live-region'
import { Sheet } from '../kit/overlays/sheet'
import { useWords } from '../words/words'
import type { FilterGroup } from './filter-group.part'
import styles from './filter-sheet.module.css'
import { listsWords } from './lists.words'

export interface FilterSheetProps {
  readonly draft: FilterDraft<Filters>
  readonly groups: readonly FilterGroup[]
}

/** The sheet of a list's filters. It says how many results there are while the visitor chooses. */
export const FilterSheet = observer(function FilterSheet({ draft, groups }: FilterSheetProps) {
  const words = useWords(listsWords)
  const { count } = draft
  const names = groups.map(({ name }) => name)
  // The last count stays until the next one is there, so that the button does not flicker.
  const shown =
    count.state === 'failed' || count.value === null ? words.show : words.showCounted(countedText(count.value))
  return (
    <Sheet
      open={draft.isOpen}
      onClose={draft.close}
      title={words.filters}
      start={
        draft.isNarrowed(names) && (
          <Button kind="quiet" small onClick={() => draft.clear(names)}>
            {words.reset}
          </Button>
        )
      }
      footer={
        <Button kind="primary" block onClick={draft.close}>
          {shown}
        </Button>
      }
    >
      {/* The button has the same words, but a button that changes is not read aloud. */}
      <div className={styles.said}>
        <LiveRegion>{shown}</LiveRegion>
      </div>
      <div className={styles.groups}>
        {groups.map(({ name, label, options }) => (
          <ChoiceChips
            key={name}
            label={label}
            options={[{ value: '', label: words.any }, ...options]}
            value={options.find(({ value }) => value === draft.chosen[name])?.value ?? ''}
            onChange={(value) => draft.choose({ [name]: value })}
          />
        ))}
      </div>
    </Sheet>
  )
})
