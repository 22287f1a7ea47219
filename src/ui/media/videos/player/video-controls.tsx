import { Captions, Maximize, Minimize, Pause, PictureInPicture2, Play, RotateCcw, Settings2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Badge } from '../../../frame/kit/badges/badge'
import { IconButton } from '../../../frame/kit/buttons/button'
import { classNames } from '../../../frame/kit/styles/class-names'
import { Icon } from '../../../frame/kit/pictures/icon'
import { TimeSlider } from '../../../frame/kit/pickers/time-slider'
import { TopBar } from '../../../frame/kit/bars/top-bar'
import { useFormat } from '../../../frame/words/use-format'
import { useLanguage, useWords } from '../../../frame/words/words'
import styles from './video-controls.module.css'
import type { VideoPlayerPartProps } from './video-player.part'
import type { VideoPlayerViewModel } from './video-player.part.view-model'
import { videosWords } from '../videos.words'

/** The controls over the video: bar, play, time slider. */
export const VideoControls = observer(function VideoControls({
  viewModel,
  title,
  actions,
  offer,
  atEnd,
  liveFact,
}: VideoPlayerPartProps) {
  const { phase, live } = viewModel.playback.state
  const hasNotice = phase === 'restricted' || phase === 'failed' || phase === 'coming' || (phase === 'ended' && live)
  const isOver = phase === 'ended' && !live && atEnd !== undefined
  return (
    <div className={classNames(styles.controls, hasNotice && styles.noticed, !viewModel.controlsShown && styles.calm)}>
      <Bar viewModel={viewModel} title={title} actions={actions} withSettings={!live && !hasNotice} />
      {!hasNotice && !isOver && <PlayButton viewModel={viewModel} />}
      {!hasNotice && phase === 'idle' && offer !== undefined && <div className={styles.offer}>{offer}</div>}
      {isOver && <div className={styles.offer}>{atEnd}</div>}
      {viewModel.hasPicture && !isOver && <Foot viewModel={viewModel} liveFact={liveFact} />}
    </div>
  )
})

interface PartProps {
  readonly viewModel: VideoPlayerViewModel
}

type BarProps = Pick<VideoPlayerPartProps, 'viewModel' | 'title' | 'actions'> & {
  /** Whether the bar has a button for settings, and space for that of captions. */
  readonly withSettings: boolean
}

const Bar = observer(function Bar({ viewModel, title, actions, withSettings }: BarProps) {
  const words = useWords(videosWords)
  const { modes, playback } = viewModel
  return (
    <TopBar
      clear
      onBack={modes.isFullscreen ? viewModel.toggleFullscreen : undefined}
      actions={
        <>
          {withSettings && (
            <span className={styles.place}>
              {playback.captions.length > 0 && <CaptionsButton viewModel={viewModel} />}
            </span>
          )}
          {modes.canEnterPictureInPicture && viewModel.hasPicture && (
            <IconButton
              label={modes.isPictureInPicture ? words.unfloat : words.float}
              icon={<Icon of={PictureInPicture2} size={22} />}
              onClick={viewModel.togglePictureInPicture}
            />
          )}
          {withSettings && (
            <IconButton
              label={words.settings}
              icon={<Icon of={Settings2} size={22} />}
              onClick={() => viewModel.openSettings(true)}
            />
          )}
          {!modes.isFullscreen && actions}
        </>
      }
    >
      <p className={styles.title}>{modes.isFullscreen ? title : ''}</p>
    </TopBar>
  )
})

const Foot = observer(function Foot({ viewModel, liveFact }: Pick<VideoPlayerPartProps, 'viewModel' | 'liveFact'>) {
  const words = useWords(videosWords)
  const { modes, playback } = viewModel
  const { live, rate } = playback.state
  return (
    <div className={styles.foot}>
      {viewModel.canSeek && <TimeLine viewModel={viewModel} />}
      <div className={styles.line}>
        {live ? <LiveMark viewModel={viewModel} fact={liveFact} /> : <Times viewModel={viewModel} />}
        {rate !== 1 && !live && (
          <button
            type="button"
            className={styles.chip}
            aria-label={`${words.rate} ${words.rateOf(String(rate))}`}
            onClick={() => viewModel.openSettings(true)}
          >
            {words.rateOf(String(rate))}
          </button>
        )}
        {modes.canEnterFullscreen && (
          <IconButton
            label={modes.isFullscreen ? words.unfill : words.fill}
            icon={<Icon of={modes.isFullscreen ? Minimize : Maximize} size={22} />}
            onClick={viewModel.toggleFullscreen}
          />
        )}
      </div>
    </div>
  )
})

const CaptionsButton = observer(function CaptionsButton({ viewModel }: PartProps) {
  const words = useWords(videosWords)
  const language = useLanguage()
  return (
    <IconButton
      label={words.captions}
      isPressed={viewModel.playback.activeCaptions !== null}
      className={styles.captions}
      icon={<Icon of={Captions} size={22} />}
      onClick={() => viewModel.toggleCaptions(language)}
    />
  )
})

const PlayButton = observer(function PlayButton({ viewModel }: PartProps) {
  const words = useWords(videosWords)
  const { isWanted, isWaiting, playback } = viewModel
  const { phase, blocked } = playback.state
  const label = isWanted ? words.pause : phase === 'ended' ? words.replay : blocked ? words.tapToPlay : words.play
  const { troubleKind } = viewModel
  const troubleText = troubleKind === null ? '' : words[troubleKind]
  return (
    <div className={styles.centre}>
      <button
        type="button"
        className={styles.play}
        data-waiting={isWaiting || undefined}
        aria-label={label}
        onClick={viewModel.toggle}
      >
        <Icon
          of={isWanted ? Pause : phase === 'ended' ? RotateCcw : Play}
          size={30}
          className={phase === 'ended' ? undefined : styles.solid}
        />
      </button>
      <p className={styles.said} role="status">
        {troubleText === '' && isWaiting ? <span className={styles.visuallyHidden}>{words.waiting}</span> : troubleText}
      </p>
    </div>
  )
})

const TimeLine = observer(function TimeLine({ viewModel }: PartProps) {
  const words = useWords(videosWords)
  const format = useFormat()
  const { time, secondsBehindLive, playback } = viewModel
  const { live, window, duration, buffered } = playback.state
  const spokenTime = live
    ? secondsBehindLive > 0
      ? words.behindLive(format.spokenDuration(secondsBehindLive))
      : words.atLive
    : words.timeOf(format.spokenDuration(time), format.spokenDuration(duration))
  return (
    <TimeSlider
      onMedia
      label={words.position}
      start={window?.start ?? 0}
      end={window?.end ?? duration}
      time={viewModel.sliderTime}
      buffered={buffered}
      spoken={spokenTime}
      onScrub={viewModel.scrub}
      onEnd={viewModel.endScrub}
      onSeek={viewModel.seekTo}
    />
  )
})

const Times = observer(function Times({ viewModel }: PartProps) {
  const format = useFormat()
  return (
    <p className={styles.times} aria-hidden="true">
      {format.duration(viewModel.time)}
      <span className={styles.total}> / {format.duration(viewModel.playback.state.duration)}</span>
    </p>
  )
})

const LiveMark = observer(function LiveMark({ viewModel, fact }: PartProps & { readonly fact: string | undefined }) {
  const words = useWords(videosWords)
  const format = useFormat()
  const { secondsBehindLive } = viewModel
  return (
    <div className={styles.live}>
      {secondsBehindLive > 0 ? (
        <button type="button" className={styles.chip} onClick={viewModel.seekToLive}>
          {words.backToLive} <span aria-hidden="true">−{format.duration(secondsBehindLive)}</span>
        </button>
      ) : (
        <Badge tone="live">{words.live}</Badge>
      )}
      {fact !== undefined && <span className={styles.fact}>{fact}</span>}
    </div>
  )
})
