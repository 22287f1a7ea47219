import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { classNames } from '../../../frame/kit/styles/class-names'
import { Image } from '../../../frame/kit/pictures/image'
import { LiveRegion } from '../../../frame/kit/feedback/live-region'
import { lazyPart } from '../../../frame/shell/lazy/lazy-part'
import { useWords } from '../../../frame/words/words'
import styles from './video-player.module.css'
import { skipSeconds, type VideoPlayerViewModel } from './video-player.part.view-model'
import { VideoControls } from './video-controls'
import { videosWords } from '../videos.words'

const VideoSettings = lazyPart(
  async () => (await import(/* webpackChunkName: "video-settings" */ './video-settings')).VideoSettings,
)

/**
 * The code of the notice is loaded early, while the network works, because the notice also reports that there is no
 * network.
 */
const VideoNotice = lazyPart(
  async () => (await import(/* webpackChunkName: "video-notice" */ './video-notice')).VideoNotice,
)
const VideoCaptions = lazyPart(
  async () => (await import(/* webpackChunkName: "video-captions" */ './video-captions')).VideoCaptions,
)

export interface VideoPlayerPartProps {
  readonly viewModel: VideoPlayerViewModel
  /** Address of the poster; null while unknown. */
  readonly poster: string | null
  /** The title; shown over the video in full screen. */
  readonly title: string
  /** Buttons in the upper right corner. */
  readonly actions?: ReactNode
  /** Shown at the lower edge before playback, such as where to continue. */
  readonly offer?: ReactNode
  /** Shown at the lower edge after the end, such as what comes next. */
  readonly atEnd?: ReactNode
  /** Shown below the message that a live stream has not begun, or has ended. */
  readonly messageAct?: ReactNode
  /** Shown beside the live mark, such as the number of viewers. */
  readonly liveFact?: string
}

/** Makes the video play inline in messengers and on phones; their own players must never cover ours. */
const inline = { playsInline: true, 'webkit-playsinline': 'true', 'x5-playsinline': 'true' }

/** A video with our controls over it. It sticks to the top while the screen scrolls. */
export const VideoPlayerPart = observer(function VideoPlayerPart(props: VideoPlayerPartProps) {
  const { viewModel, poster } = props
  const words = useWords(videosWords)
  const { controlsShown, hasPicture, modes } = viewModel
  return (
    <div className={styles.stage}>
      <section
        ref={viewModel.attach}
        aria-label={words.player}
        className={classNames(styles.frame, !controlsShown && styles.calm, modes.isFullscreen && styles.filled)}
        data-player
        onKeyDown={(event) => keyDown(event, viewModel)}
        onFocus={(event) => event.target.matches(':focus-visible') && viewModel.setKeyboard(true)}
        onPointerDownCapture={() => viewModel.setKeyboard(false)}
        onPointerMove={(event) => event.pointerType === 'mouse' && viewModel.onActivity()}
      >
        <video className={styles.video} preload="none" {...inline} />
        {!hasPicture && (
          <div className={styles.poster}>
            <Image src={poster} alt="" ratio="fill" round="none" first />
          </div>
        )}
        <div
          className={styles.touch}
          onPointerUp={(event) => onPress(event, viewModel)}
          onDoubleClick={viewModel.doubleClick}
        />
        {viewModel.isShown && <VideoNotice viewModel={viewModel} messageAct={props.messageAct} />}
        {viewModel.playback.captionLines.length > 0 && <VideoCaptions viewModel={viewModel} />}
        <VideoControls {...props} />
        <LiveRegion>
          {viewModel.skipFlash !== null && (
            <p className={classNames(styles.flash, styles[viewModel.skipFlash])}>
              {viewModel.skipFlash === 'back' ? `−${skipSeconds}` : `+${skipSeconds}`}
            </p>
          )}
        </LiveRegion>
      </section>
      {viewModel.wereSettingsOpened && <VideoSettings viewModel={viewModel} />}
    </div>
  )
})

/** Handles a press: a mouse click plays or pauses, a tap shows the controls, and a double tap seeks. */
function onPress(event: PointerEvent<HTMLElement>, viewModel: VideoPlayerViewModel): void {
  if (event.button > 0) return
  viewModel.rememberPointerType(event.pointerType)
  if (event.pointerType === 'mouse') return viewModel.toggle()
  const { left, width } = event.currentTarget.getBoundingClientRect()
  viewModel.onTap(width > 0 ? (event.clientX - left) / width : 0.5)
}

function keyDown(event: KeyboardEvent<HTMLElement>, viewModel: VideoPlayerViewModel): void {
  viewModel.setKeyboard(true)
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const onButton = (event.target as Element).closest('button, a') !== null
  const act = keyActs[event.key]
  if (act === undefined || (onButton && (event.key === ' ' || event.key === 'Enter'))) return
  event.preventDefault()
  act(viewModel)
}

const keyActs: Readonly<Record<string, (viewModel: VideoPlayerViewModel) => void>> = {
  ' ': (viewModel) => viewModel.toggle(),
  k: (viewModel) => viewModel.toggle(),
  ArrowLeft: (viewModel) => viewModel.skip(-skipSeconds),
  ArrowRight: (viewModel) => viewModel.skip(skipSeconds),
  j: (viewModel) => viewModel.skip(-skipSeconds),
  l: (viewModel) => viewModel.skip(skipSeconds),
  f: (viewModel) => viewModel.toggleFullscreen(),
}
