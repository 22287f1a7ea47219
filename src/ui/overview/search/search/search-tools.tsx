import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../frame/kit/buttons/button'
import { Icon } from '../../../frame/kit/pictures/icon'
import { SegmentedControl } from '../../../frame/kit/buttons/segmented-control'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useWords } from '../../../frame/words/words'
import shared from '../search.module.css'
import styles from './search-tools.module.css'
import type { SearchViewModel } from './search.view-model'
import { searchWords } from '../search.words'
import { kindsWords } from '../kinds.words'

/** The order of the results, and all of their kinds where there are more than tabs. */
export const SearchTools = observer(function SearchTools({ viewModel }: { readonly viewModel: SearchViewModel }) {
  const words = useWords(searchWords)
  const kindsOf = useWords(kindsWords)
  const { order, sort, hasMoreKinds, foundKinds, isChoosingKind, chooseKind, select, results } = viewModel
  const { type } = results.filters
  return (
    <div className={styles.tools}>
      <SegmentedControl
        label={words.order}
        value={order}
        onChange={sort}
        options={[
          { value: 'fit', label: words.byFit },
          { value: 'date', label: words.byDate },
        ]}
      />
      {hasMoreKinds && (
        <>
          <Button kind="quiet" small className={styles.allKinds} onClick={() => chooseKind(true)}>
            {words.allKinds(foundKinds.length)}
          </Button>
          <Sheet open={isChoosingKind} onClose={() => chooseKind(false)} title={words.kinds}>
            <ul className={styles.kindChoices}>
              <KindChoice name={words.all} isChosen={type === ''} onChoose={() => select('')} />
              {foundKinds.map(({ kind, count }) => (
                <KindChoice
                  key={kind}
                  name={count === null ? kindsOf[kind] : words.counted(kindsOf[kind], count)}
                  isChosen={type === kind}
                  onChoose={() => select(kind)}
                />
              ))}
            </ul>
          </Sheet>
        </>
      )}
    </div>
  )
})

interface KindChoiceProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function KindChoice({ name, isChosen, onChoose }: KindChoiceProps) {
  return (
    <li>
      <button type="button" className={shared.again} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.kind}>{name}</span>
        {isChosen && <Icon of={Check} size={18} className={styles.chosen} />}
      </button>
    </li>
  )
}
