import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Loadable } from '../../../application/frame/shared/loadable'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import type { ParticipationViewModel } from '../../participation/participation.part.view-model'
import { ShareButtonPart } from '../../participation/share-button.part'
import { useWords } from '../../frame/words/words'
import { ResumeOfferPart } from './resume-offer.part'
import { VideoPlayerPart, type VideoPlayerPartProps } from './player/video-player.part'
import styles from './video.module.css'
import { videosWords } from './videos.words'
import type { WatchedVideo } from './watched-video.part.view-model'

interface WatchScreenPartProps<Content> extends Pick<VideoPlayerPartProps, 'poster' | 'title' | 'atEnd'> {
  readonly watchedVideo: WatchedVideo
  readonly participation: ParticipationViewModel
  readonly content: Loadable<Content>
  readonly onRetry: () => void
  /** Renders the part below the player, once the content is loaded. */
  readonly children: (content: Content) => ReactNode
}

/** A screen with a player at its top, and below it the content, its placeholder, or its failure. */
export const WatchScreenPart = observer(function WatchScreenPart<Content>({
  watchedVideo,
  participation,
  content: { value, state, failure },
  onRetry,
  children,
  ...player
}: WatchScreenPartProps<Content>) {
  const words = useWords(videosWords)
  return (
    <div className={styles.screen}>
      <VideoPlayerPart
        {...player}
        viewModel={watchedVideo.player}
        offer={watchedVideo.resume === null ? undefined : <ResumeOfferPart viewModel={watchedVideo} />}
        actions={<ShareButtonPart viewModel={participation} />}
      />
      <main>
        {value !== null ? (
          children(value)
        ) : state === 'failed' ? (
          <FailedPart title={words.pageFailedTitle} failure={failure} onRetry={onRetry} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" count={4} />
        )}
      </main>
    </div>
  )
}) as <Content>(props: WatchScreenPartProps<Content>) => ReactNode
