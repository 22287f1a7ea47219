import { observer } from 'mobx-react-lite'
import { ContentCard } from '../../../media/feed/content-card.part'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { TopBar } from '../../../frame/kit/bars/top-bar'
import { PagedListPart } from '../../../frame/lists/paged-list.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useWords } from '../../../frame/words/words'
import { MoreItemsViewModel } from './more-items.view-model'
import { pagesWords } from '../pages.words'

/** S010: all that is behind a card of a page. */
export const MoreItemsScreen = observer(function MoreItemsScreen({
  viewModel,
}: {
  readonly viewModel: MoreItemsViewModel
}) {
  const words = useWords(pagesWords)
  const { list, style, title } = viewModel
  return (
    <>
      <TopBar title={title} />
      <main>
        <PagedListPart
          list={list}
          look={style === 'waterfall' ? 'grid' : 'feed'}
          empty={<EmptyState title={words.nothingBehind} />}
        >
          {(item, index) => (
            <ContentCard item={item} {...(style === null ? {} : { layout: style })} first={index < 3} />
          )}
        </PagedListPart>
      </main>
    </>
  )
})

export const screen = defineScreen({ viewModel: MoreItemsViewModel, view: MoreItemsScreen, parent: homePath })
