import { observer } from 'mobx-react-lite'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { contentPath } from '../../../domain/frame/navigation/content-target'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { EndlessList } from '../../frame/kit/lists/endless-list'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import { commentPath } from './comment-path'
import { CommentRow } from './comment-row'
import type { CommentThread } from './comment-thread.view-model'
import styles from './comments.module.css'
import type { CommentsViewModel } from './comments.part.view-model'
import { commentsWords } from './comments.words'

export const ThreadSheet = observer(function ThreadSheet({ viewModel }: { readonly viewModel: CommentsViewModel }) {
  const words = useWords(commentsWords)
  const navigator = useService(Navigator)
  const { thread, target } = viewModel
  const close = () => {
    const currentPath = navigator.current().split(/[?#]/, 1)[0]
    const own = thread !== null && target !== null && currentPath === commentPath(target, thread.id)
    if (own) navigator.back(contentPath(target.kind, target.id) ?? undefined)
    else viewModel.showThread('')
  }
  const head = thread?.comment.value ?? null
  return (
    <Sheet
      open={thread !== null}
      onClose={close}
      title={words.replyList}
      isTall
      flush
      footer={
        head !== null && (
          <Button block onClick={() => viewModel.reply(head)}>
            {words.replyTo(head.author.nickname || words.someone)}
          </Button>
        )
      }
    >
      {thread !== null && <Thread thread={thread} viewModel={viewModel} onClose={close} />}
    </Sheet>
  )
})

interface ThreadProps {
  readonly thread: CommentThread
  readonly viewModel: CommentsViewModel
  readonly onClose: () => void
}

const Thread = observer(function Thread({ thread, viewModel, onClose }: ThreadProps) {
  const words = useWords(commentsWords)
  const { comment, replies } = thread
  if (comment.value !== null && viewModel.hidden.has(comment.value.id))
    return <EmptyState subject="gone" title={words.gone} />
  if (comment.failure?.code === 'gone')
    return (
      <EmptyState
        subject="gone"
        title={words.notHere}
        text={words.notHereText}
        action={<Button onClick={onClose}>{words.allComments}</Button>}
      />
    )
  if (comment.state === 'failed')
    return <FailedPart title={words.failed} failure={comment.failure} onRetry={thread.retry} />
  if (comment.value === null) return <SkeletonList label={words.loading} shape="rows" />
  return (
    <>
      <CommentRow comment={comment.value} viewModel={viewModel} pinned={comment.value.pinned} />
      <h3 className={styles.threadReplies}>{words.replies}</h3>
      <EndlessList
        items={replies.items.filter(({ id }) => !viewModel.hidden.has(id))}
        state={replies.state}
        failure={replies.failure}
        failedTitle={words.failed}
        hasMore={replies.hasMore}
        keyOf={(reply) => reply.id}
        look="plain"
        onMore={() => void replies.more()}
        onRetry={thread.retry}
        skeleton={<SkeletonList label={words.loading} shape="rows" count={3} />}
        empty={<EmptyState subject="comments" title={words.noReplies} />}
      >
        {(reply) => <CommentRow comment={reply} viewModel={viewModel} />}
      </EndlessList>
    </>
  )
})
