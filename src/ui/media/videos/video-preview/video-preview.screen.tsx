import { observer } from 'mobx-react-lite'
import { Description } from '../../../frame/kit/facts/description'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { Meta } from '../../../frame/kit/facts/meta'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { VideoPlayerPart } from '../player/video-player.part'
import styles from '../video.module.css'
import previewStyles from './video-preview.module.css'
import { VideoPreviewViewModel } from './video-preview.view-model'
import { videoPreviewWords } from './video-preview.words'
import { videosWords } from '../videos.words'

/** S034: an unpublished video, for editors. */
export const VideoPreviewScreen = observer(function VideoPreviewScreen({
  viewModel,
}: {
  readonly viewModel: VideoPreviewViewModel
}) {
  const words = useWords(videosWords)
  const { preview } = useWords(videoPreviewWords)
  const format = useFormat()
  const { video, player, retry } = viewModel
  const { value, state, failure } = video
  return (
    <div className={styles.screen}>
      <VideoPlayerPart viewModel={player} poster={value?.cover ?? null} title={value?.title ?? ''} />
      <main>
        <p className={previewStyles.preview}>{preview}</p>
        {value !== null ? (
          <article className={styles.about}>
            <h1 className={styles.title}>{value.title}</h1>
            <Meta parts={[value.source?.name, value.duration > 0 && format.duration(value.duration)]} />
            {value.description !== '' && (
              <div className={styles.description}>
                <Description text={value.description} />
              </div>
            )}
          </article>
        ) : state === 'failed' ? (
          <FailedPart title={words.pageFailedTitle} failure={failure} onRetry={retry} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" count={2} />
        )}
      </main>
    </div>
  )
})

export const screen = defineScreen({ viewModel: VideoPreviewViewModel, view: VideoPreviewScreen, parent: homePath })
