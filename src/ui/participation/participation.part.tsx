import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { CommentsPart, type CommentsPartProps } from './comments/comments.part'
import { LikersPart } from './reactions/likers.part'
import { ReactionBarPart } from './reactions/reaction-bar.part'
import { ShareSheetPart } from '../frame/sharing/share-sheet.part'
import type { ParticipationViewModel } from './participation.part.view-model'
import { scrollToComments } from './scroll-to-comments.part'

export interface ParticipationPartProps {
  readonly viewModel: ParticipationViewModel
  /** False when the content takes no new comments. */
  readonly commentsOpen?: boolean
  /** False where only members of a circle see the content, so that it is not offered to others. */
  readonly isShared?: boolean | undefined
  /** Words for comments that have another name. */
  readonly wording?: NonNullable<CommentsPartProps['wording']>
  /** The class of the element around the comments. */
  readonly className?: string | undefined
  /** Content between the comments and the bar. */
  readonly children?: ReactNode
}

/** The end of a content's screen: its comments, the bar of reactions, and the share sheet. */
export const ParticipationPart = observer(function ParticipationPart({
  viewModel,
  commentsOpen = true,
  isShared,
  wording,
  className,
  children,
}: ParticipationPartProps) {
  const { comments } = viewModel
  const list = (
    <ParticipationCommentsPart viewModel={viewModel} commentsOpen={commentsOpen} {...(wording && { wording })} />
  )
  return (
    <>
      <LikersPart viewModel={viewModel.reactions} />
      {className === undefined ? list : <div className={className}>{list}</div>}
      {children}
      <ParticipationBarPart
        viewModel={viewModel}
        commentsOpen={commentsOpen}
        isShared={isShared}
        {...(wording && { wording })}
        onWrite={comments.write}
        onComments={() => {
          comments.onNear()
          scrollToComments()
        }}
      />
    </>
  )
})

/** The comments alone, for a screen that places them itself. */
export const ParticipationCommentsPart = observer(function ParticipationCommentsPart({
  viewModel: { comments, reactions },
  commentsOpen = true,
  wording,
  inSheet = false,
}: Pick<ParticipationPartProps, 'viewModel' | 'commentsOpen' | 'wording'> & Pick<CommentsPartProps, 'inSheet'>) {
  return (
    <CommentsPart
      viewModel={comments}
      count={reactions.comments}
      isOpen={commentsOpen}
      inSheet={inSheet}
      {...(wording && { wording })}
    />
  )
})

/** The bar of reactions with the share sheet. */
export const ParticipationBarPart = observer(function ParticipationBarPart({
  viewModel,
  commentsOpen = true,
  isShared = true,
  wording,
  onWrite,
  onComments,
}: Pick<ParticipationPartProps, 'viewModel' | 'commentsOpen' | 'isShared' | 'wording'> & {
  readonly onWrite: () => void
  readonly onComments: () => void
}) {
  return (
    <>
      <ReactionBarPart
        viewModel={viewModel.reactions}
        commentsOpen={commentsOpen}
        write={wording?.write}
        onWrite={onWrite}
        onComments={onComments}
        onShare={isShared ? () => viewModel.share(true) : undefined}
      />
      <ParticipationShareSheetPart viewModel={viewModel} />
    </>
  )
})

/** The share sheet alone. */
export const ParticipationShareSheetPart = observer(function ParticipationShareSheetPart({
  viewModel,
}: Pick<ParticipationPartProps, 'viewModel'>) {
  const { subject, sharing, reactions } = viewModel
  return subject === null ? null : (
    <ShareSheetPart
      open={sharing}
      onClose={() => viewModel.share(false)}
      subject={subject}
      onShared={reactions.countShare}
    />
  )
})
