import { Quote } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ContentCard } from '../feed/content-card.part'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Icon } from '../../frame/kit/pictures/icon'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import styles from './selection.module.css'
import { SelectionViewModel } from './selection.view-model'
import { selectionWords } from './selection.words'

/** S052: what the editors have selected. */
export const SelectionScreen = observer(function SelectionScreen({
  viewModel,
}: {
  readonly viewModel: SelectionViewModel
}) {
  const words = useWords(selectionWords)
  const { list } = viewModel
  return (
    <>
      <TopBar title={words.title} />
      <main>
        <PagedListPart list={list} empty={<EmptyState title={words.none} />}>
          {({ item, note }, index) => (
            <>
              <ContentCard item={item} layout="big" first={index < 1} />
              <p className={styles.note} role="note" aria-label={words.note}>
                <span className={styles.mark}>
                  <Icon of={Quote} size={16} />
                </span>
                {note}
              </p>
            </>
          )}
        </PagedListPart>
      </main>
    </>
  )
})

export const screen = defineScreen({ viewModel: SelectionViewModel, view: SelectionScreen, parent: homePath })
