import { Pause, Play, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { ListenToArticle } from '../../../application/media/articles/listen-to-article'
import { PlayerStore } from '../../../application/frame/player/player.store'
import { LastSpokenText } from '../../../application/frame/player/last-spoken-text.store'
import { isSpoken, type PlayerItem } from '../../../domain/frame/player/player-item'
import { pieceAt } from '../../../domain/frame/player/spoken-text'
import { IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { TimeSlider } from '../../frame/kit/pickers/time-slider'
import { SleepButtonPart } from '../../frame/player/sleep-button.part'
import { useService } from '../../frame/shell/app-context'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './article.module.css'
import { articlesWords } from './articles.words'

interface ListenBarProps {
  readonly id: string
  readonly listening: ListenToArticle
}

/** The controls shown while this article, or a recording in it, plays, since its own screen hides the mini player. */
export const ListenBar = observer(function ListenBar({ id, listening }: ListenBarProps) {
  const player = useService(PlayerStore)
  const texts = useService(LastSpokenText)
  const item = player.isOpen && player.item !== null && isOfArticle(player.item, id) ? player.item : null
  const block = item === null ? null : blockOf(item, player.state.time, texts)
  useEffect(() => {
    listening.follow(block)
    return () => listening.follow(null)
  }, [listening, block])
  return item === null ? null : <Bar item={item} />
})

/** Whether an item is an article, read aloud, or a recording within it. */
function isOfArticle({ kind, id, albumId }: PlayerItem, articleId: string): boolean {
  return kind === 'article' ? id === articleId : kind === 'recording' && albumId === articleId
}

/** Returns the index of the paragraph that is read aloud at this time of the item; null when its text is unknown. */
function blockOf({ url }: PlayerItem, time: number, texts: LastSpokenText): number | null {
  const text = texts.of(url)
  return text?.pieces[pieceAt(text, time)]?.block ?? null
}

const Bar = observer(function Bar({ item }: { readonly item: PlayerItem }) {
  const words = useWords(articlesWords)
  const format = useFormat()
  const player = useService(PlayerStore)
  const [heldBlock, setHeld] = useState<number | null>(null)
  const { duration, wanted } = player.state
  const labels =
    item.kind === 'recording'
      ? {
          bar: item.name,
          play: words.playRecording(item.name),
          pause: words.pauseRecording(item.name),
          stop: words.stopRecording,
        }
      : { bar: words.listen, play: words.resume, pause: words.pause, stop: words.stop }
  const time = heldBlock ?? player.state.time
  const end = () => {
    if (heldBlock !== null) player.seek(heldBlock)
    setHeld(null)
  }
  return (
    <div className={styles.listenBar} role="group" aria-label={labels.bar}>
      <IconButton
        label={wanted ? labels.pause : labels.play}
        icon={<Icon of={wanted ? Pause : Play} />}
        onClick={player.toggle}
      />
      <span className={styles.listenText}>
        {/* The duration of a text read by a voice of the device is unknown. */}
        {isSpoken(item)
          ? wanted
            ? words.listening
            : words.listenPaused
          : `${format.duration(time)} / ${format.duration(duration)}`}
      </span>
      <div className={styles.listenProgress}>
        <TimeSlider
          label={words.position}
          time={time}
          end={duration}
          spoken={words.timeOf(format.spokenDuration(time), format.spokenDuration(duration))}
          onScrub={setHeld}
          onEnd={end}
          onSeek={player.seek}
        />
      </div>
      <SleepButtonPart small />
      <IconButton label={labels.stop} icon={<Icon of={X} />} onClick={player.close} />
    </div>
  )
})
