import {
  Gauge,
  ListMusic,
  Moon,
  Repeat,
  Repeat1,
  RotateCcw,
  RotateCw,
  Shuffle,
  SkipBack,
  SkipForward,
  type LucideIcon,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { PlayMode } from '../../../../domain/frame/player/play-mode'
import { Button, IconButton } from '../../../frame/kit/buttons/button'
import { Icon } from '../../../frame/kit/pictures/icon'
import { TimeSlider } from '../../../frame/kit/pickers/time-slider'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import type { AudioPlayback } from './audio-playback.view-model'
import type { AudioSheet } from './audio.view-model'
import styles from './full-player.module.css'
import { PlayButtonPart } from '../../../frame/player/play-button.part'
import { useSleepName, useSleepText } from '../../../frame/player/sleep-text.part'
import { audioWords } from '../audio.words'

const modeIcons: Readonly<Record<PlayMode, LucideIcon>> = { sequence: Repeat, loop: Repeat1, random: Shuffle }

/** The seconds that one press skips backwards. */
const back = 15
/** The seconds that one press skips forwards. */
const forward = 30

export interface FullPlayerProps {
  readonly playback: AudioPlayback
  readonly onSheet: (sheet: AudioSheet) => void
}

/** The controls of an audio: progress, transport, and four tools. */
export const FullPlayer = observer(function FullPlayer({ playback, onSheet }: FullPlayerProps) {
  const words = useWords(audioWords)
  const format = useFormat()
  const { time, duration } = playback
  return (
    <div className={styles.player}>
      <ResumeOffer playback={playback} />
      <TimeSlider
        label={words.progress}
        time={time}
        end={duration}
        spoken={words.timeOf(format.spokenDuration(time), format.spokenDuration(duration))}
        onScrub={playback.scrub}
        onEnd={playback.endScrub}
        onSeek={(to) => playback.skip(to - time)}
      />
      <div className={styles.times} aria-hidden="true">
        <span>{format.duration(time)}</span>
        <span>{format.duration(duration)}</span>
      </div>
      <Transport playback={playback} />
      <p className={styles.said} role="status">
        {playback.isBlocked ? words.tapToPlay : playback.isFailed ? words.failed : ''}
      </p>
      <Tools playback={playback} onSheet={onSheet} />
    </div>
  )
})

/** The row of buttons: back, previous, play, next, forward. */
const Transport = observer(function Transport({ playback }: Pick<FullPlayerProps, 'playback'>) {
  const words = useWords(audioWords)
  const { player, duration, canSkip } = playback
  const label = playback.isFailed
    ? words.failed
    : playback.isBlocked
      ? words.tapToPlay
      : playback.isWanted
        ? words.pause
        : words.play
  return (
    <div className={styles.transport}>
      <IconButton
        label={words.back(back)}
        icon={<SkipIcon of={RotateCcw} seconds={back} />}
        onClick={() => playback.skip(-back)}
        disabled={duration <= 0}
      />
      <IconButton
        label={words.previous}
        icon={<Icon of={SkipBack} size={28} className={styles.solid} />}
        onClick={player.previous}
        disabled={!canSkip}
      />
      <PlayButtonPart
        label={label}
        isOn={playback.isWanted}
        isWaiting={playback.isWaiting}
        blocked={playback.isBlocked}
        onPress={playback.toggle}
      />
      <IconButton
        label={words.next}
        icon={<Icon of={SkipForward} size={28} className={styles.solid} />}
        onClick={player.next}
        disabled={!canSkip}
      />
      <IconButton
        label={words.forward(forward)}
        icon={<SkipIcon of={RotateCw} seconds={forward} />}
        onClick={() => playback.skip(forward)}
        disabled={duration <= 0}
      />
    </div>
  )
})

const Tools = observer(function Tools({ playback: { player }, onSheet }: FullPlayerProps) {
  const words = useWords(audioWords)
  const sleepName = useSleepName()
  const sleepText = useSleepText(player.state.sleep)
  return (
    <div className={styles.tools}>
      <Tool
        icon={modeIcons[player.state.mode]}
        label={words.mode}
        value={words[player.state.mode]}
        onPress={player.cycleMode}
      />
      <Tool icon={Gauge} label={words.rate} value={`${player.state.preferredRate}×`} onPress={() => onSheet('rate')} />
      <Tool
        icon={Moon}
        label={sleepName}
        value={sleepText}
        on={player.state.sleep !== null}
        onPress={() => onSheet('sleep')}
      />
      <Tool
        icon={ListMusic}
        label={words.playlist}
        count={player.state.playlist.length}
        onPress={() => onSheet('playlist')}
      />
    </div>
  )
})

/** An arrow around the number of seconds that it skips. */
function SkipIcon({ of, seconds }: { readonly of: LucideIcon; readonly seconds: number }) {
  return (
    <span className={styles.skip}>
      <Icon of={of} size={32} />
      <span aria-hidden="true">{seconds}</span>
    </span>
  )
}

interface ToolProps {
  readonly icon: LucideIcon
  readonly label: string
  /** Replaces the label. */
  readonly value?: string
  /** Shown at the corner of the icon, where it shifts nothing when it appears; a count of 1 is not shown. */
  readonly count?: number
  readonly on?: boolean
  readonly onPress: () => void
}

function Tool({ icon, label, value = '', count = 0, on = false, onPress }: ToolProps) {
  const format = useFormat()
  const countText = count > 1 ? format.count(count) : ''
  const shownValue = value || countText
  return (
    <button
      type="button"
      className={styles.tool}
      data-on={on || undefined}
      aria-label={shownValue === '' ? label : `${label}: ${shownValue}`}
      onClick={onPress}
    >
      <Icon of={icon} size={22} />
      {countText !== '' && (
        // The style sheet renders the count. If it were text in the button, the accessible name would have to begin
        // with it.
        <span className={styles.toolCount} data-count={countText} aria-hidden="true" />
      )}
      <span className={styles.toolText} aria-hidden="true">
        {value || label}
      </span>
    </button>
  )
}

/** Asks 'Resume at 12:31?' when the account and this device have different positions. */
const ResumeOffer = observer(function ResumeOffer({ playback }: { readonly playback: AudioPlayback }) {
  const words = useWords(audioWords)
  const format = useFormat()
  const { offer } = playback
  if (offer === null) return null
  return (
    <div className={styles.offer} role="status">
      <p>{words.heardElsewhere(format.duration(offer.elsewhere))}</p>
      <div className={styles.offered}>
        <Button small kind="primary" onClick={() => playback.resumeAt(offer.elsewhere)}>
          {words.resumeAt(format.duration(offer.elsewhere))}
        </Button>
        <Button small onClick={() => playback.resumeAt(offer.here)}>
          {words.resumeHere(format.duration(offer.here))}
        </Button>
      </div>
    </div>
  )
})
