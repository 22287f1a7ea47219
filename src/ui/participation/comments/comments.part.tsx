import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ErrorState } from '../../frame/kit/states/error-state'
import { SegmentedControl } from '../../frame/kit/buttons/segmented-control'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { lazyPart } from '../../frame/shell/lazy/lazy-part'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './comments.module.css'
import type { CommentsViewModel } from './comments.part.view-model'
import { commentsWords, type CommentsWording } from './comments.words'
import { CommentThreadPart } from './comment-thread.part'

const CommentList = lazyPart(
  async () => (await import(/* webpackChunkName: "comment-list" */ './comment-list')).CommentList,
  { placeholder: WaitingList, failedPart: FailedList },
)
const ComposerSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "comment-list" */ './composer-sheet')).ComposerSheet,
)

export interface CommentsPartProps {
  readonly viewModel: CommentsViewModel
  /** Number of comments, when known. */
  readonly count?: number
  /** False when the content accepts no new comments. */
  readonly isOpen?: boolean
  readonly wording?: CommentsWording
  /** Whether they are in a sheet that has their title and the way to write one. */
  readonly inSheet?: boolean
}

/**
 * The comments below a content: their list, the composer, and a sheet with one comment and its replies. Code and
 * comments load when they come near the viewport.
 */
export const CommentsPart = observer(function CommentsPart({
  viewModel,
  count = 0,
  isOpen = true,
  wording,
  inSheet = false,
}: CommentsPartProps) {
  const words = { ...useWords(commentsWords), ...wording }
  const format = useFormat()
  const [watch] = useState(() => watchNear(viewModel))
  return (
    <section ref={watch} className={styles.comments} aria-labelledby="comments" data-comments>
      <header className={styles.head}>
        <h2 id="comments" className={inSheet ? styles.hidden : styles.title} tabIndex={-1}>
          {count > 0 ? words.titleWith(format.count(count)) : words.title}
        </h2>
        {(count > 0 || !inSheet) && (
          <SegmentedControl
            label={words.order}
            value={viewModel.order}
            onChange={viewModel.setOrder}
            options={[
              { value: 'new', label: words.new },
              { value: 'hot', label: words.hot },
            ]}
          />
        )}
      </header>
      {viewModel.isWanted ? (
        <CommentList viewModel={viewModel} isOpen={isOpen} offersToWrite={isOpen && !inSheet} wording={wording} />
      ) : (
        <SkeletonList label={words.loading} shape="rows" count={3} isStill />
      )}
      {viewModel.composer.hasOpened && (
        <ComposerSheet composer={viewModel.composer} onSend={viewModel.send} wording={wording} />
      )}
      <CommentThreadPart viewModel={viewModel} />
    </section>
  )
})

function WaitingList() {
  const words = useWords(commentsWords)
  return <SkeletonList label={words.loading} shape="rows" count={3} />
}

function FailedList({ retryLoading }: { readonly retryLoading: () => void }) {
  const words = useWords(commentsWords)
  return <ErrorState subject="offline" title={words.failed} retryLabel={words.retry} onRetry={retryLoading} />
}

/** Tells the view-model when the list comes near the viewport. */
function watchNear(viewModel: CommentsViewModel) {
  return (element: HTMLElement) => {
    if (typeof IntersectionObserver === 'undefined') {
      viewModel.onNear()
      return undefined
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && viewModel.onNear(),
      { rootMargin: '0px 0px 600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }
}
