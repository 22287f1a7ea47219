import { Ellipsis, Flag } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { CirclePost } from '../../../../domain/civic/circles/circle-post'
import { IconButton } from '../../../frame/kit/buttons/button'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Link } from '../../../frame/kit/buttons/link'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { ParticipationPart } from '../../../participation/participation.part'
import { CirclePostAbout } from './circle-post-about'
import { CirclePostActSheets } from './circle-post-act-sheets'
import { CirclePostViewModel } from './circle-post.view-model'
import styles from '../circles.module.css'
import { circlePath, circlesPath, reportPostPath } from '../circles.paths'
import { circlesWords } from '../circles.words'
import { circlePostWords } from './circle-post.words'

interface CirclePostProps {
  readonly viewModel: CirclePostViewModel
}

/** S152: a post in a circle. */
export const CirclePostScreen = observer(function CirclePostScreen({ viewModel }: CirclePostProps) {
  const words = useWords(circlePostWords)
  const circles = useWords(circlesWords)
  const { post, isPublic } = viewModel
  const { value } = post
  return (
    <DetailPage
      of={post}
      words={{ ...circles, failed: circles.postFailed, loading: circles.postLoading }}
      list={circlesPath}
      onRetry={() => void viewModel.reload()}
      hasReactionBar
      caption={words.postTitle}
      actions={
        <>
          {isPublic && value !== null && !value.mine && (
            <Link to={reportPostPath(value.id)} label={circles.report} className={styles.icon}>
              <Icon of={Flag} size={22} />
            </Link>
          )}
          {value !== null && (value.acts.length > 0 || value.isEditable) && (
            <IconButton
              label={words.postActs}
              icon={<Icon of={Ellipsis} size={22} />}
              onClick={() => viewModel.setActs(true)}
            />
          )}
        </>
      }
    >
      {(loaded) => <PostPage viewModel={viewModel} post={loaded} />}
    </DetailPage>
  )
})

const PostPage = observer(function PostPage({ viewModel, post }: CirclePostProps & { readonly post: CirclePost }) {
  const words = useWords(circlePostWords)
  return (
    <>
      {post.state === 'held' && <p className={styles.note}>{words.heldText}</p>}
      {post.reason !== '' && <p className={styles.note}>{words.removedReason(post.reason)}</p>}
      <CirclePostAbout post={post} onVoted={viewModel.keepPoll} />
      {viewModel.isPublic && (
        <ParticipationPart
          viewModel={viewModel.participation}
          commentsOpen={post.commentsOpen}
          isShared={!post.isClosedCircle}
        />
      )}
      <CirclePostActSheets viewModel={viewModel} post={post} />
    </>
  )
})

export const screen = defineScreen({
  viewModel: CirclePostViewModel,
  view: CirclePostScreen,
  // A comment opens over its post, so both addresses share one screen.
  key: ({ params }) => `circle post ${params['aid'] ?? ''}`,
  parent: ({ post }) => (post.value === null ? circlesPath : circlePath(post.value.circle.id)),
})
