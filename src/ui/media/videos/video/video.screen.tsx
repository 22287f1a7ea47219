import { observer } from 'mobx-react-lite'
import { ParticipationPart } from '../../../participation/participation.part'
import { ConcernsPart } from '../../../frame/concerns/concerns.part'
import { homePath } from '../../../frame/site/site.paths'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { CollectionsOfVideo } from './collections-of-video'
import { RelatedVideos } from './related-videos'
import styles from '../video.module.css'
import { VideoViewModel } from './video.view-model'
import { WatchScreenPart } from '../watch-screen.part'
import { WatchedAboutPart } from '../watched-about.part'

/** S032: a video; S033: a comment of a video with its replies. */
export const VideoScreen = observer(function VideoScreen({ viewModel }: { readonly viewModel: VideoViewModel }) {
  const { video, watched, participation, collections, relatedVideos } = viewModel
  return (
    <WatchScreenPart
      watchedVideo={watched}
      participation={participation}
      content={video}
      poster={video.value?.cover ?? null}
      title={video.value?.title ?? ''}
      onRetry={viewModel.content.reload}
    >
      {({ id, title, description, publishedAt, source, commentsOpen }) => (
        <>
          <WatchedAboutPart {...{ title, description, publishedAt, source, participation }} plays={viewModel.views} />
          <CollectionsOfVideo id={id} collections={collections} />
          <ConcernsPart kind="video" id={id} />
          <RelatedVideos relatedVideos={relatedVideos} />
          <ParticipationPart viewModel={participation} commentsOpen={commentsOpen} className={styles.comments} />
        </>
      )}
    </WatchScreenPart>
  )
})

export const screen = defineScreen({
  viewModel: VideoViewModel,
  view: VideoScreen,
  key: ({ params }) => videoKey(params['aid'] ?? ''),
  parent: homePath,
})

/** The video and each of its comments share one screen, so that the video continues to play. */
function videoKey(id: string): string {
  return `/videos/${id}`
}
