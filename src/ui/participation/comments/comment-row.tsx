import { MessageCircle, Pencil, Heart, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Comment } from '../../../domain/participation/comments/comment'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Badge } from '../../frame/kit/badges/badge'
import { IconButton } from '../../frame/kit/buttons/button'
import { classNames } from '../../frame/kit/styles/class-names'
import { Icon } from '../../frame/kit/pictures/icon'
import { Link } from '../../frame/kit/buttons/link'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { OfficialBadge } from '../../frame/kit/badges/official-badge'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { NamedPeopleText } from '../mentions/named-people-text.part'
import { MemberNamePart } from '../member-name.part'
import { ReportButtonPart } from '../reports/report-button.part'
import styles from './comment-row.module.css'
import type { CommentsViewModel } from './comments.part.view-model'
import { commentsWords } from './comments.words'

export interface CommentRowProps {
  readonly comment: Comment
  readonly viewModel: CommentsViewModel
  readonly pinned?: boolean
  /** The address at which the comment is shown alone with all its replies. */
  readonly address?: string | null
  /** Whether this is a reply below its comment, which is smaller and indented. */
  readonly small?: boolean
  /** Content below the comment, such as its first replies. */
  readonly children?: ReactNode
}

/** One comment or reply with its acts. */
export const CommentRow = observer(function CommentRow({
  comment,
  viewModel,
  pinned = false,
  address = null,
  small = false,
  children,
}: CommentRowProps) {
  const words = useWords(commentsWords)
  const format = useFormat()
  const nameOf = (nickname: string) => nickname || words.someone
  const scrollIntoView = (row: HTMLElement | null) => {
    if (row === null) return
    row.scrollIntoView?.({ block: 'center' })
    row.focus({ preventScroll: true })
    viewModel.onBrought()
  }
  const time = (
    <Meta
      parts={[
        <TimeText key="time" at={comment.createdAt} text={format.relativeTime(comment.createdAt)} />,
        comment.editedAt != null && words.edited,
      ]}
    />
  )
  return (
    <article
      className={classNames(styles.row, small && styles.small)}
      aria-label={nameOf(comment.author.nickname)}
      tabIndex={-1}
      ref={viewModel.brought === comment.id ? scrollIntoView : undefined}
    >
      <Avatar src={comment.author.avatar} name={nameOf(comment.author.nickname)} size="small" />
      <div className={styles.main}>
        <div className={styles.name}>
          <MemberNamePart member={comment.author} fallbackName={words.someone} className={styles.nickname} />
          {comment.author.official && <OfficialBadge />}
          {address === null ? (
            time
          ) : (
            <Link to={address} wide>
              {time}
            </Link>
          )}
          {pinned && <Badge tone="accent">{words.pinned}</Badge>}
        </div>
        <p className={styles.text}>
          {comment.replyTo && (
            <span className={styles.whom}>
              @{nameOf(comment.replyTo.nickname)} {comment.replyTo.official && <OfficialBadge />}{' '}
            </span>
          )}
          {comment.isRemoved === true ? (
            <span className={styles.removed}>{words.removed}</span>
          ) : (
            <NamedPeopleText text={comment.text} people={comment.people ?? []} />
          )}
        </p>
        {comment.isRemoved !== true && <CommentActs comment={comment} viewModel={viewModel} />}
        {children}
      </div>
    </article>
  )
})

/** What a reader can do with a comment; its author can change and delete it, and everybody else report it. */
const CommentActs = observer(function CommentActs({
  comment,
  viewModel,
}: Pick<CommentRowProps, 'comment' | 'viewModel'>) {
  const words = useWords(commentsWords)
  const format = useFormat()
  const nameOf = (nickname: string) => nickname || words.someone
  return (
    <span className={styles.acts}>
      <IconButton
        label={words.likeOf(nameOf(comment.author.nickname))}
        isPressed={comment.liked}
        icon={<Icon of={Heart} size={16} />}
        onClick={() => void viewModel.like(comment)}
        {...(comment.likes > 0 && format.showsFigures ? { text: format.count(comment.likes) } : {})}
      />
      <IconButton
        label={words.replyTo(nameOf(comment.author.nickname))}
        icon={<Icon of={MessageCircle} size={16} />}
        onClick={() => viewModel.reply(comment)}
      />
      {comment.mine && (
        <IconButton
          label={words.editOwn}
          icon={<Icon of={Pencil} size={16} />}
          onClick={() => viewModel.edit(comment)}
        />
      )}
      {comment.mine && (
        <IconButton
          label={words.remove}
          icon={<Icon of={Trash2} size={16} />}
          onClick={() => viewModel.remove(comment)}
        />
      )}
      {!comment.mine && (
        <ReportButtonPart
          subject={{ kind: 'comment', id: comment.id }}
          name={nameOf(comment.author.nickname)}
          size={16}
          onReported={() => viewModel.onReported(comment)}
        />
      )}
    </span>
  )
})
