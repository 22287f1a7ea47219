import { observer } from 'mobx-react-lite'
import { AlertListViewModel } from './alert-list.view-model'
import { alertListWords } from './alert-list.words'
import { EmptyState } from '../kit/states/empty-state'
import { SkeletonList } from '../kit/states/skeleton'
import { ListRow } from '../kit/lists/list-row'
import { PagedListPart } from '../lists/paged-list.part'
import { PlainPage } from '../session/plain-page.part'
import { defineScreen } from '../shell/screens/screen'
import { homePath } from '../site/site.paths'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'

export const AlertListScreen = observer(function AlertListScreen({
  viewModel,
}: {
  readonly viewModel: AlertListViewModel
}) {
  const words = useWords(alertListWords)
  const format = useFormat()
  const { list } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      <PagedListPart
        list={list}
        look="plain"
        skeleton={<SkeletonList label={words.loading} shape="rows" />}
        empty={<EmptyState title={words.none} />}
      >
        {(item) => <ListRow listed title={item.title} text={item.text} value={format.relativeTime(item.createdAt)} />}
      </PagedListPart>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: AlertListViewModel, view: AlertListScreen, parent: homePath })
