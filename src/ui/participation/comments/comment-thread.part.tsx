import { observer } from 'mobx-react-lite'
import { lazyPart } from '../../frame/shell/lazy/lazy-part'
import type { CommentsViewModel } from './comments.part.view-model'

const ThreadSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "comment-list" */ './thread-sheet')).ThreadSheet,
)

/** One comment with its replies in a sheet over the content (S024, S033, S045). CommentsPart contains it. */
export const CommentThreadPart = observer(function CommentThreadPart({
  viewModel,
}: {
  readonly viewModel: CommentsViewModel
}) {
  return viewModel.wasThreadShown ? <ThreadSheet viewModel={viewModel} /> : null
})
