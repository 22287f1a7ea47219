import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../frame/kit/button'
import { Icon } from '../../frame/kit/icon'
import { ListRow, RowGroup } from '../../frame/kit/list-row'
import { SegmentedControl } from '../../frame/kit/segmented-control'
import { Sheet } from '../../frame/kit/sheet'
import { useWords } from '../../frame/words/words'
import styles from './search.module.css'
import type { SearchViewModel } from './search.view-model'
import { searchWords } from './search.words'
import { useKindName } from './use-kind-name'

/** The order of the results, and all of their kinds where there are more than tabs. */
export const SearchTools = observer(function SearchTools({ viewModel }: { readonly viewModel: SearchViewModel }) {
  const words = useWords(searchWords)
  const kindName = useKindName()
  const { order, sort, hasMoreKinds, foundKinds, isChoosingKind, chooseKind, select, results } = viewModel
  const { type } = results.filters
  const chosen = <Icon of={Check} size={18} />
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
          <Button kind="quiet" small onClick={() => chooseKind(true)}>
            {words.allKinds(foundKinds.length)}
          </Button>
          <Sheet open={isChoosingKind} onClose={() => chooseKind(false)} title={words.kinds}>
            <RowGroup>
              <ListRow title={words.all} onPress={() => select('')} {...(type === '' && { value: chosen })} />
              {foundKinds.map(({ kind, count }) => (
                <ListRow
                  key={kind}
                  title={count === null ? kindName(kind) : words.counted(kindName(kind), count)}
                  onPress={() => select(kind)}
                  {...(type === kind && { value: chosen })}
                />
              ))}
            </RowGroup>
          </Sheet>
        </>
      )}
    </div>
  )
})
