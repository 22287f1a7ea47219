import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import type { VideoPlayback } from '../../../../application/media/videos/video-playback'
import type { Video } from '../../../../domain/media/videos/video'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Icon } from '../../../frame/kit/pictures/icon'
import { FollowButtonPart } from '../../../participation/reactions/follow-button.part'
import { PublisherNamePart } from '../../../participation/publishers/publisher-name.part'
import { useFormat } from '../../../frame/words/use-format'
import { ShortRail } from './short-rail'
import styles from './short-slide.module.css'
import { ShortStage } from '../short-stage'
import { ShortText } from './short-text'
import type { ShortsViewModel } from './shorts.view-model'

interface ShortSlideProps {
  readonly viewModel: ShortsViewModel
  readonly video: Video
  readonly index: number
}

/** One short. The neighbouring shorts are rendered too, but inert. */
export const ShortSlide = observer(function ShortSlide({ viewModel, video, index }: ShortSlideProps) {
  const { deck, isShown, heart } = viewModel
  const active = index === viewModel.index
  const playback = deck.playerAt(index)
  return (
    <article
      className={styles.slide}
      style={{ top: `${index * 100}%` }}
      aria-label={video.title}
      aria-hidden={!active}
      inert={!active}
    >
      <ShortStage
        playback={playback}
        poster={video.cover}
        first={index === 0 && !isShown}
        active={active && isShown}
        onTap={viewModel.onTap}
      >
        {active && heart !== null && (
          <span key={heart.key} className={styles.heart} style={at(heart.x, heart.y)} aria-hidden="true">
            <Icon of={Heart} size={96} />
          </span>
        )}
      </ShortStage>
      <Legend viewModel={viewModel} video={video} active={active} />
      <ShortRail viewModel={viewModel} active={active} />
      {active && <Progress playback={playback} />}
    </article>
  )
})

const at = (x: number, y: number): CSSProperties => ({ left: x, top: y })

interface LegendProps extends Omit<ShortSlideProps, 'index'> {
  readonly active: boolean
}

/** The maker and the title of a short. */
const Legend = observer(function Legend({ viewModel, video, active }: LegendProps) {
  const format = useFormat()
  const { id, title, description, source, views } = video
  return (
    <div className={styles.legend}>
      {source !== null && (
        <div className={styles.source}>
          <Avatar src={source.logo} name={source.name} size="small" square />
          <p className={styles.name}>
            <PublisherNamePart kind="org" publisher={source} />
          </p>
          {active && <FollowButtonPart viewModel={viewModel.participation.reactions} isMain />}
        </div>
      )}
      <ShortText key={id} title={title} description={description} />
      {views > 0 && format.showsFigures && <p className={styles.views}>{format.countText(views, 'plays')}</p>}
    </div>
  )
})

const Progress = observer(function Progress({ playback }: { readonly playback: VideoPlayback }) {
  const { time, duration } = playback.state
  const part = duration > 0 ? Math.min(1, time / duration) : 0
  return <span className={styles.progress} style={{ transform: `scaleX(${part})` }} aria-hidden="true" />
})
