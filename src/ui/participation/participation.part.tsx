import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { CommentsPart } from '../comments/comments.part'
import { ReactionBarPart } from '../reactions/reaction-bar.part'
import { ShareSheetPart } from '../sharing/share-sheet.part'
import type { ParticipationViewModel } from './participation.part.view-model'
import { toComments } from './to-comments.part'

export interface ParticipationPartProps {
  readonly viewModel: ParticipationViewModel
  /** False when the content takes no new comments. */
  readonly commentsOpen?: boolean
  /** Around the comments. */
  readonly className?: string | undefined
  /** Between the comments and the bar. */
  readonly children?: ReactNode
}

/** The end of a content's screen: its comments, the bar of reactions, and the share sheet. */
export const ParticipationPart = observer(function ParticipationPart({
  viewModel,
  commentsOpen = true,
  className,
  children,
}: ParticipationPartProps) {
  const { comments } = viewModel
  const list = <CommentsOfPart viewModel={viewModel} commentsOpen={commentsOpen} />
  return (
    <>
      {className === undefined ? list : <div className={className}>{list}</div>}
      {children}
      <ParticipationBarPart
        viewModel={viewModel}
        commentsOpen={commentsOpen}
        onWrite={comments.write}
        onComments={() => {
          comments.onNear()
          toComments()
        }}
      />
    </>
  )
})

/** The comments alone, for a screen that places them itself. */
export const CommentsOfPart = observer(function CommentsOfPart({
  viewModel: { comments, reactions },
  commentsOpen = true,
}: Pick<ParticipationPartProps, 'viewModel' | 'commentsOpen'>) {
  return <CommentsPart viewModel={comments} count={reactions.comments} isOpen={commentsOpen} />
})

/** The bar of reactions with the share sheet. */
export const ParticipationBarPart = observer(function ParticipationBarPart({
  viewModel,
  commentsOpen = true,
  onWrite,
  onComments,
}: Pick<ParticipationPartProps, 'viewModel' | 'commentsOpen'> & {
  readonly onWrite: () => void
  readonly onComments: () => void
}) {
  return (
    <>
      <ReactionBarPart
        viewModel={viewModel.reactions}
        commentsOpen={commentsOpen}
        onWrite={onWrite}
        onComments={onComments}
        onShare={() => viewModel.share(true)}
      />
      <ShareOfPart viewModel={viewModel} />
    </>
  )
})

/** The share sheet alone. */
export const ShareOfPart = observer(function ShareOfPart({ viewModel }: Pick<ParticipationPartProps, 'viewModel'>) {
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
