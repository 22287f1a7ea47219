import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { AlbumQueue } from '../../application/audio/album-queue'
import type { PlayerStore } from '../../application/player/player.store'
import { sleepAtItemEnd } from '../../domain/player/sleep-timer'
import { Button, IconButton } from '../kit/button'
import { classNames } from '../kit/class-names'
import { EmptyState } from '../kit/empty-state'
import { Icon } from '../kit/icon'
import { Sheet } from '../kit/sheet'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import type { AudioSheet } from './audio.view-model'
import styles from './player-sheets.module.css'
import { audioWords } from './audio.words'
import { SoundBars } from '../player/sound-bars.part'

const rates = [0.75, 1, 1.25, 1.5, 2] as const
const sleepMinutes = [10, 20, 30, 45, 60, 90] as const
const extension = 5

export interface PlayerSheetsProps {
  readonly sheet: AudioSheet | null
  readonly player: PlayerStore
  readonly queue: AlbumQueue
  readonly onClose: () => void
}

/** The sheets of the player's tools: speed, sleep timer, playlist. */
export const PlayerSheets = observer(function PlayerSheets({ sheet, player, queue, onClose }: PlayerSheetsProps) {
  const words = useWords(audioWords)
  const format = useFormat()
  return (
    <>
      <Sheet open={sheet === 'rate'} onClose={onClose} title={words.rate}>
        <Choices
          name={words.rate}
          options={rates.map((rate) => ({ value: rate, label: `${rate}×` }))}
          value={player.state.preferredRate}
          onChoose={(rate) => {
            player.setRate(rate)
            onClose()
          }}
        />
      </Sheet>
      <Sheet open={sheet === 'sleep'} onClose={onClose} title={words.sleep}>
        <SleepChoices player={player} onClose={onClose} />
      </Sheet>
      <Sheet
        open={sheet === 'playlist'}
        onClose={onClose}
        title={words.playlistCount(format.count(player.state.playlist.length))}
        tall
        flush
      >
        <Playlist player={player} queue={queue} />
      </Sheet>
    </>
  )
})

const SleepChoices = observer(function SleepChoices({
  player,
  onClose,
}: Pick<PlayerSheetsProps, 'player' | 'onClose'>) {
  const words = useWords(audioWords)
  const format = useFormat()
  const { sleep, live } = player.state
  const chosen = sleep === null ? 0 : sleep.kind === 'item-end' ? sleepAtItemEnd : sleep.minutes
  const options = [
    { value: 0, label: words.sleepOff },
    // A live stream has no end to wait for.
    ...(live ? [] : [{ value: sleepAtItemEnd, label: words.sleepAtEnd }]),
    ...sleepMinutes.map((minutes) => ({ value: minutes, label: words.sleepIn(minutes) })),
  ]
  return (
    <>
      {sleep?.kind === 'deadline' && (
        <div className={styles.left}>
          <span role="timer">{words.sleepLeft(format.duration(sleep.surplus))}</span>
          <Button small onClick={() => player.extendSleep(extension)}>
            {words.sleepMore}
          </Button>
        </div>
      )}
      <Choices
        name={words.sleep}
        options={options}
        value={chosen}
        onChoose={(minutes) => {
          player.sleep(minutes)
          onClose()
        }}
      />
    </>
  )
})

interface ChoicesProps {
  readonly name: string
  readonly options: readonly { readonly value: number; readonly label: string }[]
  readonly value: number
  readonly onChoose: (value: number) => void
}

/**
 * Buttons rather than radio inputs: a choice takes effect at once and closes the sheet, which arrow keys must not do.
 */
function Choices({ name, options, value, onChoose }: ChoicesProps) {
  return (
    <ul aria-label={name} className={styles.choices}>
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            aria-pressed={option.value === value}
            className={styles.choice}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Virtualised: of ten thousand items only the visible ones are in the DOM. */
const Playlist = observer(function Playlist({ player, queue }: Pick<PlayerSheetsProps, 'player' | 'queue'>) {
  const words = useWords(audioWords)
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const { playlist, index } = player.state
  const isEmpty = playlist.length === 0
  useLayoutEffect(() => {
    if (!isEmpty) list.current?.scrollToIndex(player.state.index, { align: 'center' })
  }, [player, isEmpty])
  if (isEmpty) return <EmptyState title={words.nothingPlays} />
  const onScroll = () => {
    const handle = list.current
    if (handle !== null && handle.scrollOffset + handle.viewportSize * 2 > handle.scrollSize) void queue.more()
  }
  return (
    <div ref={scroller} className={styles.list}>
      <Virtualizer ref={list} scrollRef={scroller} as="ul" item="li" itemSize={64} data={playlist} onScroll={onScroll}>
        {(item, place) => (
          <PlaylistRow key={`${place} ${item.id}`} player={player} place={place} isCurrent={place === index} />
        )}
      </Virtualizer>
    </div>
  )
})

interface PlaylistRowProps {
  readonly player: PlayerStore
  readonly place: number
  readonly isCurrent: boolean
}

const PlaylistRow = observer(function PlaylistRow({ player, place, isCurrent }: PlaylistRowProps) {
  const words = useWords(audioWords)
  const format = useFormat()
  const item = player.state.playlist[place]
  if (item === undefined) return null
  return (
    <div className={classNames(styles.row, isCurrent && styles.current)}>
      <button
        type="button"
        className={styles.pick}
        aria-current={isCurrent || undefined}
        onClick={() => player.select(place)}
      >
        <span className={styles.place}>
          {isCurrent ? <SoundBars moving={player.state.playing} label={words.playing} /> : place + 1}
        </span>
        <span className={styles.name}>{item.name}</span>
        {item.duration !== null && <span className={styles.duration}>{format.duration(item.duration)}</span>}
      </button>
      <IconButton
        label={words.removeFromList(item.name)}
        icon={<Icon of={X} size={18} />}
        onClick={() => player.remove(place)}
      />
    </div>
  )
})
