import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { ErrorState } from '../../../frame/kit/states/error-state'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { ListRow } from '../../../frame/kit/lists/list-row'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { TopBar } from '../../../frame/kit/bars/top-bar'
import { PagedListPart } from '../../../frame/lists/paged-list.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { BuilderEditor } from '../builder-editor.part'
import { pageEditorPath, renovationPath } from '../builder.paths'
import { builderWords } from '../builder.words'
import { RenovationViewModel } from './renovation.view-model'

interface RenovationProps {
  readonly viewModel: RenovationViewModel
}

/** S022: renovation mode, which edits a page of the builder on the phone or inside the builder's frame. */
export const RenovationScreen = observer(function RenovationScreen({ viewModel }: RenovationProps) {
  const words = useWords(builderWords)
  const { builder, pageId, pages } = viewModel
  const { draft, failure, state } = builder.editor
  const cause = pageId === null ? pages.failure : failure
  if (cause?.code === 'not-yours') return <EditorsOnly />
  if (pageId !== null && draft !== null) return <BuilderEditor viewModel={viewModel} />
  return (
    <>
      <TopBar title={words.renovation} />
      <main>
        {pageId === null ? (
          <PageList viewModel={viewModel} />
        ) : state === 'failed' ? (
          <FailedPart
            title={words.pageFailed}
            failure={failure}
            fallbackLink={{ to: renovationPath, label: words.renovation }}
            onRetry={viewModel.retry}
          />
        ) : (
          <SkeletonList label={words.loading} shape="big" />
        )}
      </main>
    </>
  )
})

/** What members see who are no editors. */
function EditorsOnly() {
  const words = useWords(builderWords)
  return (
    <>
      <TopBar title={words.renovation} />
      <main>
        <ErrorState
          title={words.editorsOnly}
          text={words.editorsOnlyText}
          action={
            <ButtonLink kind="primary" to={homePath}>
              {words.toHome}
            </ButtonLink>
          }
        />
      </main>
    </>
  )
}

const PageList = observer(function PageList({ viewModel: { pages } }: RenovationProps) {
  const words = useWords(builderWords)
  const format = useFormat()
  return (
    <PagedListPart
      list={pages}
      look="plain"
      failedTitle={words.listFailed}
      empty={<EmptyState title={words.noPages} />}
    >
      {({ id, title, published, cards, draftedAt, plannedAt }) => (
        <ListRow
          listed
          title={title}
          to={pageEditorPath(id)}
          text={[
            published ? words.published : words.unpublished,
            words.cards(cards),
            draftedAt === null ? '' : words.draftedAt(format.dateTime(draftedAt)),
            plannedAt === null ? '' : words.plannedAt(format.dateTime(plannedAt)),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      )}
    </PagedListPart>
  )
})

export const screen = defineScreen({
  viewModel: RenovationViewModel,
  view: RenovationScreen,
  parent: ({ pageId }) => (pageId === null ? homePath : renovationPath),
  key: ({ path, query }) => `${path} ${query['id'] ?? ''}`,
})
