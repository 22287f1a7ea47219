import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import type { AlbumQueue } from '../../../../application/media/audio/album-queue'
import type { PlayerStore } from '../../../../application/frame/player/player.store'
import { playerDestination } from '../../../../domain/frame/player/player-destination'
import { IconButton } from '../../../frame/kit/buttons/button'
import { classNames } from '../../../frame/kit/styles/class-names'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useService } from '../../../frame/shell/app-context'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import type { AudioSheet } from './audio.view-model'
import styles from './player-sheets.module.css'
import { audioWords } from '../audio.words'
import { ChoicesPart } from '../../../frame/player/choices.part'
import { SleepSheetPart } from '../../../frame/player/sleep-sheet.part'
import { SoundBars } from '../../../frame/player/sound-bars.part'

const rates = [0.75, 1, 1.25, 1.5, 2] as const

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
        <ChoicesPart
          name={words.rate}
          options={rates.map((rate) => ({ value: rate, label: `${rate}×` }))}
          value={player.state.preferredRate}
          onChoose={(rate) => {
            player.setRate(rate)
            onClose()
          }}
        />
      </Sheet>
      <SleepSheetPart open={sheet === 'sleep'} player={player} onClose={onClose} />
      <Sheet
        open={sheet === 'playlist'}
        onClose={onClose}
        title={words.playlistCount(format.count(player.state.playlist.length))}
        isTall
        flush
      >
        <Playlist player={player} queue={queue} />
      </Sheet>
    </>
  )
})

/** The playlist is virtualised: of ten thousand items only the visible ones are in the DOM. */
const Playlist = observer(function Playlist({ player, queue }: Pick<PlayerSheetsProps, 'player' | 'queue'>) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const { playlist, index } = player.state
  const isEmpty = playlist.length === 0
  useLayoutEffect(() => {
    if (!isEmpty) list.current?.scrollToIndex(player.state.index, { align: 'center' })
  }, [player, isEmpty])
  if (isEmpty) return <NothingPlays />
  const onScroll = () => {
    const handle = list.current
    if (handle !== null && handle.scrollOffset + handle.viewportSize * 2 > handle.scrollSize) void queue.more()
  }
  return (
    <div ref={scroller} className={styles.list}>
      <Virtualizer ref={list} scrollRef={scroller} as="ul" item="li" itemSize={64} data={playlist} onScroll={onScroll}>
        {(item, itemIndex) => (
          <PlaylistRow
            key={`${itemIndex} ${item.id}`}
            player={player}
            index={itemIndex}
            isCurrent={itemIndex === index}
          />
        )}
      </Virtualizer>
    </div>
  )
})

/** B31: without a playlist, the player links to the radio, if this version has it. */
function NothingPlays() {
  const words = useWords(audioWords)
  const path = playerDestination(null)
  const canListen = useService(Navigator).exists(path)
  return (
    <EmptyState title={words.nothingPlays} action={canListen && <ButtonLink to={path}>{words.toRadio}</ButtonLink>} />
  )
}

interface PlaylistRowProps {
  readonly player: PlayerStore
  readonly index: number
  readonly isCurrent: boolean
}

const PlaylistRow = observer(function PlaylistRow({ player, index: place, isCurrent }: PlaylistRowProps) {
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
          {isCurrent ? <SoundBars isMoving={player.state.playing} label={words.playing} /> : place + 1}
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
