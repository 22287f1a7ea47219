import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import type { CommentsViewModel } from './comments.part.view-model'

const ThreadSheet = lazy(async () => ({ default: (await import(/* webpackChunkName: "comment-list" */ './thread-sheet')).ThreadSheet }))

/** One comment with its replies in a sheet over the content (S024, S033, S045); CommentsPart has it in itself. */
export const CommentThreadPart = observer(function CommentThreadPart({ viewModel }: { readonly viewModel: CommentsViewModel }) {
  if (!viewModel.threadShown) return null
  return (
    <Suspense fallback={null}>
      <ThreadSheet viewModel={viewModel} />
    </Suspense>
  )
})
