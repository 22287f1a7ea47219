import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { PlayerStore } from '../../../application/frame/player/player.store'
import type { SafeHtml } from '../../../application/frame/shared/html-sanitiser'
import type { Article } from '../../../application/media/articles/article'
import { PlayButtonPart } from '../../frame/player/play-button.part'
import { useApp, useService } from '../../frame/shell/app-context'
import { usePlayerFeature } from '../../frame/shell/layout/use-player-feature'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './article-recordings.module.css'
import { articlesWords } from './articles.words'
import { playRecording, type Recording } from './play-article'

/** The browser's element for a recording, and the element beside it in which ours is rendered. */
interface RecordingPlace {
  readonly audio: HTMLAudioElement
  readonly host: HTMLElement
}

interface ArticleRecordingsProps {
  readonly article: Article
  readonly body: RefObject<HTMLElement | null>
  readonly html: SafeHtml
}

/**
 * Progressive enhancement of the recordings within an article: the page's one player plays them, so that they go on
 * when the reader leaves. Until this code is there, the controls of the browser play them.
 */
export function ArticleRecordings({ article, body, html }: ArticleRecordingsProps) {
  const [places, setPlaces] = useState<readonly RecordingPlace[]>([])
  useLayoutEffect(() => {
    const made = [...(body.current?.querySelectorAll('audio') ?? [])].filter(isReplaceable).map(replace)
    setPlaces(made)
    return () => made.forEach(putBack)
  }, [body, html])
  return places.map(({ audio, host }, index) =>
    createPortal(<RecordingRow article={article} audio={audio} />, host, String(index)),
  )
}

/** An element without an address shows nothing; one that plays already is not interrupted. */
const isReplaceable = (audio: HTMLAudioElement) => addressOf(audio) !== '' && audio.paused

/** The address that the browser chose among several, or the first one before it has. */
const addressOf = (audio: HTMLAudioElement): string =>
  audio.currentSrc || (audio.src !== '' ? audio.src : (audio.querySelector('source')?.src ?? ''))

function replace(audio: HTMLAudioElement): RecordingPlace {
  const host = document.createElement('div')
  host.dataset['controls'] = ''
  audio.hidden = true
  audio.after(host)
  return { audio, host }
}

function putBack({ audio, host }: RecordingPlace): void {
  audio.hidden = false
  host.remove()
}

interface RecordingRowProps {
  readonly article: Article
  readonly audio: HTMLAudioElement
}

const RecordingRow = observer(function RecordingRow({ article, audio }: RecordingRowProps) {
  const words = useWords(articlesWords)
  const app = useApp()
  const duration = useDuration(audio)
  const isPlayerLoaded = usePlayerFeature()
  const caption = audio.closest('figure')?.querySelector('figcaption')?.textContent.trim() ?? ''
  const name = caption === '' ? words.recording : caption
  const recording = { url: addressOf(audio), name, duration }
  const play = () => void playRecording(app, article, recording)
  return (
    <div className={styles.recording}>
      {isPlayerLoaded ? (
        <LoadedControls recording={recording} onPlay={play} />
      ) : (
        <Controls recording={recording} onPlay={play} />
      )}
    </div>
  )
})

interface ControlsProps {
  readonly recording: Recording
  readonly onPlay: () => void
}

/** The controls once the player is loaded, which may be playing this recording. */
const LoadedControls = observer(function LoadedControls(props: ControlsProps) {
  const player = useService(PlayerStore)
  const isCurrent = player.isOpen && player.isCurrent('recording', props.recording.url)
  if (!isCurrent) return <Controls {...props} />
  const { wanted, time } = player.state
  return <Controls {...props} isOn={wanted} isWaiting={player.isWaiting} time={time} />
})

interface PlayingProps {
  readonly isOn?: boolean
  readonly isWaiting?: boolean
  /** The position in seconds; null when another item plays, or none. */
  readonly time?: number | null
}

function Controls({ recording, onPlay, isOn = false, isWaiting = false, time = null }: ControlsProps & PlayingProps) {
  const words = useWords(articlesWords)
  const format = useFormat()
  const { name, duration } = recording
  const length = duration === null ? null : format.duration(duration)
  const times = [time === null ? null : format.duration(time), length].filter((text) => text !== null)
  return (
    <>
      <PlayButtonPart
        size="small"
        label={isOn ? words.pauseRecording(name) : words.playRecording(name)}
        isOn={isOn}
        isWaiting={isWaiting}
        onPress={onPlay}
      />
      <span className={styles.time}>{times.join(' / ')}</span>
    </>
  )
}

/** The length of a recording in seconds; null until the browser knows it. */
function useDuration(audio: HTMLAudioElement): number | null {
  const [duration, setDuration] = useState(() => knownDuration(audio))
  useEffect(() => {
    const update = () => setDuration(knownDuration(audio))
    update()
    audio.addEventListener('durationchange', update)
    return () => audio.removeEventListener('durationchange', update)
  }, [audio])
  return duration
}

const knownDuration = ({ duration }: HTMLAudioElement) => (Number.isFinite(duration) && duration > 0 ? duration : null)
