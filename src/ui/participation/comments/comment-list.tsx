import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import type { ListedComment } from '../../../application/participation/comments/listed-comment'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { EndlessList } from '../../frame/kit/lists/endless-list'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { useService } from '../../frame/shell/app-context'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { commentPath } from './comment-path'
import { CommentRow } from './comment-row'
import styles from './comments.module.css'
import type { CommentsViewModel } from './comments.part.view-model'
import { commentsWords, type CommentsWording } from './comments.words'

export interface CommentListProps {
  readonly viewModel: CommentsViewModel
  readonly isOpen: boolean
  /** Whether an empty list has a button to write the first one. */
  readonly offersToWrite: boolean
  readonly wording?: CommentsWording | undefined
}

/** The comments of a content, each with its first replies. */
export const CommentList = observer(function CommentList({
  viewModel,
  isOpen,
  offersToWrite,
  wording,
}: CommentListProps) {
  const words = { ...useWords(commentsWords), ...wording }
  const { list, hidden } = viewModel
  const hasComments = list.items.length > 0
  // The first page is drawn in a *transition*: drawing it in one task would block a slow phone that shows the rest of
  // the screen already. A screen that the visitor returns to has its comments from its first drawing on.
  const drawsComments = useDeferredValue(hasComments)
  const visibleComments = drawsComments ? list.items.filter(({ id }) => !hidden.has(id)) : []
  return (
    <EndlessList
      items={visibleComments}
      state={hasComments && !drawsComments ? 'loading' : list.state}
      hasMore={list.hasMore}
      keyOf={(comment) => comment.id}
      onMore={viewModel.more}
      onRetry={viewModel.retry}
      owner={list}
      look="plain"
      skeleton={<SkeletonList label={words.loading} shape="rows" count={3} />}
      failure={list.failure}
      failedTitle={words.failed}
      empty={
        <EmptyState
          subject="comments"
          title={isOpen ? words.empty : words.closed}
          action={offersToWrite && <Button onClick={viewModel.write}>{words.write}</Button>}
        />
      }
    >
      {(comment) => <CommentWithReplies comment={comment} viewModel={viewModel} />}
    </EndlessList>
  )
})

const CommentWithReplies = observer(function CommentWithReplies({
  comment,
  viewModel,
}: {
  readonly comment: ListedComment
  readonly viewModel: CommentsViewModel
}) {
  const words = useWords(commentsWords)
  const format = useFormat()
  const navigator = useService(Navigator)
  const replies = comment.firstReplies.filter(({ id }) => !viewModel.hidden.has(id))
  const path = viewModel.target === null ? null : commentPath(viewModel.target, comment.id)
  // A comment has an address of its own where its content has a screen; otherwise it opens in place.
  const address = path !== null && navigator.exists(path) ? path : null
  const label = words.allReplies(format.count(comment.replyCount), comment.replyCount === 1)
  return (
    <CommentRow comment={comment} viewModel={viewModel} pinned={comment.pinned} address={address}>
      {replies.length > 0 && (
        <div className={styles.replies}>
          {replies.map((reply) => (
            <CommentRow key={reply.id} comment={reply} viewModel={viewModel} small />
          ))}
          {comment.replyCount > comment.firstReplies.length &&
            (address === null ? (
              <Button kind="quiet" small onClick={() => viewModel.showThread(comment.id)}>
                {label}
              </Button>
            ) : (
              <ButtonLink kind="quiet" small to={address}>
                {label}
              </ButtonLink>
            ))}
        </div>
      )}
    </CommentRow>
  )
})
