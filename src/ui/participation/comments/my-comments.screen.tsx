import { Pencil, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { mayBeChanged, ownCommentPath, type OwnComment } from '../../../domain/participation/comments/own-comment'
import { Badge } from '../../frame/kit/badges/badge'
import { IconButton } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Icon } from '../../frame/kit/pictures/icon'
import { ButtonLink, Link } from '../../frame/kit/buttons/link'
import { Meta, TimeText } from '../../frame/kit/facts/meta'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { useService } from '../../frame/shell/app-context'
import { lazyPart } from '../../frame/shell/lazy/lazy-part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { minePath } from '../../overview/agenda/agenda.paths'
import { NamedPeopleText } from '../mentions/named-people-text.part'
import { commentsWords } from './comments.words'
import styles from './my-comments.module.css'
import { MyCommentsViewModel } from './my-comments.view-model'
import { myCommentsWords } from './my-comments.words'

const ComposerSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "comment-list" */ './composer-sheet')).ComposerSheet,
)

interface MyCommentsProps {
  readonly viewModel: MyCommentsViewModel
}

/** The list to which the count on 'Me' leads (S056). */
export const MyCommentsScreen = observer(function MyCommentsScreen({ viewModel }: MyCommentsProps) {
  const words = useWords(myCommentsWords)
  const { composer, list } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      <PagedListPart
        list={list}
        onRefresh={viewModel.refresh}
        skeleton={<SkeletonList label={words.title} shape="rows" />}
        empty={
          <EmptyState
            subject="comments"
            title={words.none}
            text={words.noneText}
            action={<ButtonLink to={homePath}>{words.find}</ButtonLink>}
          />
        }
      >
        {(comment) => <OwnCommentRow comment={comment} viewModel={viewModel} />}
      </PagedListPart>
      {composer.hasOpened && <ComposerSheet composer={composer} onSend={viewModel.save} />}
    </PlainPage>
  )
})

interface OwnCommentProps {
  readonly comment: OwnComment
}

/** One comment with the content under which it stands, how it is seen, and what its author can do with it. */
const OwnCommentRow = observer(function OwnCommentRow({ comment, viewModel }: OwnCommentProps & MyCommentsProps) {
  const words = useWords(commentsWords)
  return (
    <article className={styles.row}>
      <About comment={comment} />
      <Said comment={comment} />
      <footer className={styles.foot}>
        <Facts comment={comment} />
        {comment.state !== 'removed' && (
          <span className={styles.acts}>
            {mayBeChanged(comment) && (
              <IconButton
                label={words.editOwn}
                icon={<Icon of={Pencil} size={18} />}
                onClick={() => viewModel.edit(comment)}
              />
            )}
            <IconButton
              label={words.remove}
              icon={<Icon of={Trash2} size={18} />}
              onClick={() => viewModel.remove(comment)}
            />
          </span>
        )}
      </footer>
    </article>
  )
})

/** The content of a comment, which leads to the comment there. */
function About({ comment }: OwnCommentProps) {
  const words = useWords(myCommentsWords)
  const format = useFormat()
  const navigator = useService(Navigator)
  const { content, state } = comment
  const path = ownCommentPath(comment)
  return (
    <header className={styles.about}>
      {state !== 'shown' && <Badge tone={state === 'held' ? 'accent' : 'danger'}>{words[state]}</Badge>}
      {content !== null && <Badge>{format.kind(content.kind)}</Badge>}
      <h2 className={styles.title}>
        {path === null || !navigator.exists(path) ? (
          (content?.title ?? words.contentGone)
        ) : (
          <Link to={path} className={styles.link}>
            {content?.title}
          </Link>
        )}
      </h2>
    </header>
  )
}

function Said({ comment: { state, text, people, reason, replyTo, waiting } }: OwnCommentProps) {
  const words = useWords(myCommentsWords)
  const { someone } = useWords(commentsWords)
  if (state === 'removed')
    return <p className={styles.note}>{reason === '' ? words.removedUnsaid : words.removedText(reason)}</p>
  return (
    <>
      <p className={styles.text}>
        {replyTo !== null && <span className={styles.whom}>@{replyTo.nickname || someone} </span>}
        <NamedPeopleText text={text} people={people} />
      </p>
      {state === 'held' && <p className={styles.note}>{words.heldText}</p>}
      {waiting !== null && (
        <div className={styles.waiting}>
          <p className={styles.note}>{words.waiting}</p>
          <p className={styles.text}>
            <NamedPeopleText text={waiting.text} people={waiting.people} />
          </p>
        </div>
      )}
    </>
  )
}

function Facts({ comment: { state, createdAt, editedAt, parentId, likes, replyCount } }: OwnCommentProps) {
  const words = useWords(myCommentsWords)
  const { edited } = useWords(commentsWords)
  const format = useFormat()
  const isCounted = state === 'shown' && format.showsFigures
  return (
    <Meta
      parts={[
        <TimeText key="time" at={createdAt} text={format.relativeTime(createdAt)} />,
        editedAt !== null && edited,
        parentId !== null && words.reply,
        isCounted && likes > 0 && format.countText(likes, 'likes'),
        isCounted && replyCount > 0 && words.replies(format.count(replyCount), replyCount === 1),
      ]}
    />
  )
}

export const screen = defineScreen({ viewModel: MyCommentsViewModel, view: MyCommentsScreen, parent: minePath })
