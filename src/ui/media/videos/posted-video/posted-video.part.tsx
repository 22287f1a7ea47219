import { useId, useRef } from 'react'
import { SoundArbiter } from '../../../../application/frame/player/sound-arbiter.store'
import { classNames } from '../../../frame/kit/styles/class-names'
import { resizedUrl } from '../../../frame/kit/pictures/image-source'
import { useService } from '../../../frame/shell/app-context'
import styles from './posted-video.module.css'

interface PostedVideoProps {
  readonly address: string
  /** The address of the video's cover; when null, the first frame is shown. */
  readonly poster: string | null
  readonly ratio: '3:4' | '1:1' | '4:3'
  /** Accessible name. */
  readonly label: string
}

const shapes = { '3:4': styles.high, '1:1': styles.square, '4:3': styles.wide }

/** A video that a member posted, with the browser's own controls. It stops when something else starts to play. */
export function PostedVideo({ address, poster, ratio, label }: PostedVideoProps) {
  const arbiter = useService(SoundArbiter)
  const name = useId()
  const silence = useRef<() => void>(undefined)
  const onEnd = () => {
    silence.current?.()
    silence.current = undefined
  }
  return (
    <video
      className={classNames(styles.video, shapes[ratio])}
      src={address}
      {...(poster === null ? {} : { poster: resizedUrl(poster, 750) })}
      preload={poster === null ? 'metadata' : 'none'}
      controls
      playsInline
      aria-label={label}
      onPlay={({ currentTarget: video }) => {
        silence.current = arbiter.claim('video', () => video.pause(), `posted-${name}`)
      }}
      onPause={onEnd}
      onEmptied={onEnd}
    />
  )
}
