import { observer } from 'mobx-react-lite'
import type { Video } from '../../domain/videos/video'
import { FailedPart } from '../kit/failed-part'
import { Meta, TimeText } from '../kit/meta'
import { SkeletonList } from '../kit/skeleton'
import { Description } from '../kit/description'
import { ParticipationPart } from '../participation/participation.part'
import { ShareButtonPart } from '../participation/share-button.part'
import { SourceLinePart } from '../participation/source-line.part'
import { defineScreen } from '../shell/screen'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { RelatedVideos } from './related-videos'
import { ResumeOffer } from './resume-offer'
import { VideoPlayerPart } from './video-player.part'
import styles from './video.module.css'
import { VideoViewModel } from './video.view-model'
import { videosWords } from './videos.words'

interface VideoScreenProps {
  readonly viewModel: VideoViewModel
}

/** S032, S033 */
export const VideoScreen = observer(function VideoScreen({ viewModel }: VideoScreenProps) {
  const words = useWords(videosWords)
  const { player } = viewModel
  const { value: video, state, failure } = viewModel.video
  return (
    <div className={styles.screen}>
      <VideoPlayerPart
        viewModel={player}
        poster={video?.cover ?? null}
        title={video?.title ?? ''}
        offer={viewModel.resume === null ? undefined : <ResumeOffer viewModel={viewModel} />}
        actions={<ShareButtonPart viewModel={viewModel.participation} />}
      />
      <main>
        {video !== null ? (
          <VideoPage viewModel={viewModel} video={video} />
        ) : state === 'failed' ? (
          <FailedPart title={words.pageFailedTitle} failure={failure} onRetry={viewModel.retry} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" count={4} />
        )}
      </main>
    </div>
  )
})

const VideoPage = observer(function VideoPage({ viewModel, video }: VideoScreenProps & { readonly video: Video }) {
  const format = useFormat()
  const { participation } = viewModel
  return (
    <>
      <article className={styles.about}>
        <h1 className={styles.title}>{video.title}</h1>
        <Meta
          parts={[
            viewModel.views > 0 && format.counted(viewModel.views, 'plays'),
            <TimeText key="at" at={video.publishedAt} text={format.relativeTime(video.publishedAt)} />,
          ]}
        />
        {video.description !== '' && (
          <div className={styles.description}>
            <Description text={video.description} />
          </div>
        )}
        {video.source !== null && <SourceLinePart source={video.source} viewModel={participation} />}
      </article>
      <RelatedVideos related={viewModel.related} />
      <ParticipationPart viewModel={participation} commentsOpen={video.commentsOpen} className={styles.comments} />
    </>
  )
})

export const screen = defineScreen({
  viewModel: VideoViewModel,
  view: VideoScreen,
  key: ({ params }) => videoKey(params['aid'] ?? ''),
})

/** The video and each of its comments share one screen: the video plays on below. */
function videoKey(id: string): string {
  return `/videos/${id}`
}
