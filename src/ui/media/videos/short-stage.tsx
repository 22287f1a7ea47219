import { Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import type { VideoPlayback } from '../../../application/media/videos/video-playback'
import { Button } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { Image } from '../../frame/kit/pictures/image'
import { useWords } from '../../frame/words/words'
import styles from './short-stage.module.css'
import { shortsWords } from './shorts.words'

interface ShortStageProps {
  readonly playback: VideoPlayback
  readonly poster: string | null
  /** Whether the short is on the first view. */
  readonly first: boolean
  /** Whether the short plays or should play; only then is a problem shown that keeps it from playing. */
  readonly active: boolean
  readonly onTap: (x: number, y: number) => void
  /** Shown over the picture, below a message about a problem. */
  readonly children?: ReactNode
}

/** Makes the video play inline in messengers and on phones; their own players must never cover ours. */
const inline = { playsInline: true, 'webkit-playsinline': 'true', 'x5-playsinline': 'true' }

/** The video of a short, as high as the screen. The poster lies below the video until the first frame covers it. */
export const ShortStage = observer(function ShortStage({
  playback,
  poster,
  first,
  active,
  onTap,
  children,
}: ShortStageProps) {
  // A slide keeps its slot of the deck, and so its player, for its whole life; `attach` never has to change.
  const [attach] = useState(() => attachTo(playback))
  return (
    <div ref={attach} className={styles.stage} data-player>
      <Image key={poster} src={poster} alt="" ratio="fill" round="none" first={first} className={styles.poster} />
      <video className={styles.video} preload="none" disablePictureInPicture {...inline} />
      <div
        className={styles.touch}
        onPointerUp={(event) => {
          if (event.button > 0) return
          const { left, top } = event.currentTarget.getBoundingClientRect()
          onTap(event.clientX - left, event.clientY - top)
        }}
      />
      {children}
      {active && <ShortState playback={playback} />}
    </div>
  )
})

function attachTo({ output }: VideoPlayback) {
  return (frame: HTMLElement | null) => {
    const video = frame?.querySelector('video')
    if (frame === null || !video) return undefined
    output.attach({ video, frame })
    return () => output.attach(null)
  }
}

/** Explains why the short does not play, and what to do. */
const ShortState = observer(function ShortState({ playback }: Pick<ShortStageProps, 'playback'>) {
  const words = useWords(shortsWords)
  const { phase, wanted, attempt, fault } = playback.state
  if (phase === 'restricted')
    return (
      <p className={styles.notice} role="status">
        {words.restricted}
      </p>
    )
  if (phase === 'failed')
    return (
      <div className={styles.notice} role="alert">
        <p>{fault === 'unsupported' ? words.unsupported : words.failed}</p>
        {fault !== 'unsupported' && (
          <Button kind="primary" small onClick={playback.retry}>
            {words.retry}
          </Button>
        )}
      </div>
    )
  if (wanted && attempt > 0)
    return (
      <p className={styles.notice} role="status">
        {words.reconnecting}
      </p>
    )
  if (wanted)
    return phase === 'playing' ? null : <span className={styles.waiting} role="status" aria-label={words.waiting} />
  return (
    <button type="button" className={styles.play} aria-label={words.play} onClick={playback.play}>
      <Icon of={Play} size={40} />
    </button>
  )
})
