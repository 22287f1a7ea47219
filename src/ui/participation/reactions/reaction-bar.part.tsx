import { MessageCircle, PenLine, Share2, Star, Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { bottomBar } from '../../frame/kit/bars/bottom-bar'
import { IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { useIsElder } from '../../frame/shell/app-context'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './reaction-bar.module.css'
import type { ReactionsViewModel } from './reactions.part.view-model'
import { reactionsWords } from './reactions.words'

export interface ReactionBarPartProps {
  readonly viewModel: ReactionsViewModel
  /** False when the content accepts no comments. */
  readonly commentsOpen: boolean
  /** The label of the button for writing, where comments have another name. */
  readonly write?: string | undefined
  /** Opens the composer. */
  readonly onWrite: () => void
  /** Scrolls to the comments. */
  readonly onComments: () => void
  /** Undefined for a content that is not shared. */
  readonly onShare: (() => void) | undefined
}

/** The bar at the bottom edge of a content: comment, like, favourite, share, with their counts. */
export const ReactionBarPart = observer(function ReactionBarPart({
  viewModel,
  commentsOpen,
  write,
  onWrite,
  onComments,
  onShare,
}: ReactionBarPartProps) {
  const words = useWords(reactionsWords)
  const format = useFormat()
  const entry = commentsOpen ? (write ?? words.writeComment) : words.commentsClosed
  // Elder mode is simpler: each icon has a word, and there are no counts.
  const elder = useIsElder()
  const accessibleLabel = (caption: string, value: number) =>
    elder ? { caption } : viewModel.isLoaded && value > 0 ? { text: format.count(value) } : {}
  return (
    <div ref={bottomBar} className={styles.bar} role="group" aria-label={words.bar}>
      <button type="button" className={styles.entry} aria-label={entry} disabled={!commentsOpen} onClick={onWrite}>
        <Icon of={PenLine} size={elder ? 22 : 16} />
        <span>{commentsOpen ? (write ?? words.entry) : words.closed}</span>
      </button>
      {!elder && (
        <IconButton
          label={words.comments}
          icon={<Icon of={MessageCircle} size={22} />}
          onClick={onComments}
          {...accessibleLabel(words.comments, viewModel.comments)}
        />
      )}
      {viewModel.canReact && (
        <>
          <IconButton
            label={words.like}
            isPressed={viewModel.like.isOn}
            icon={<Icon of={Heart} size={22} />}
            onClick={viewModel.toggleLike}
            {...accessibleLabel(words.like, viewModel.like.count)}
          />
          <IconButton
            label={words.favourite}
            isPressed={viewModel.favourite.isOn}
            icon={<Icon of={Star} size={22} />}
            onClick={viewModel.toggleFavourite}
            {...accessibleLabel(words.favourite, viewModel.favourite.count)}
          />
        </>
      )}
      {onShare && (
        <IconButton
          label={words.share}
          icon={<Icon of={Share2} size={22} />}
          onClick={onShare}
          {...accessibleLabel(words.share, viewModel.shares)}
        />
      )}
    </div>
  )
})
