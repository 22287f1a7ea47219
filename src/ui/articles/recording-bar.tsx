import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PlayerStore } from '../../application/player/player.store'
import { TimeSlider } from '../kit/time-slider'
import { SleepButtonPart } from '../player/sleep-button.part'
import { useService } from '../shell/app-context'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { articlesWords } from './articles.words'
import { SoundBar } from './listen-bar'

/** Shown while the recording of this article plays: on its own screen the mini player is hidden. */
export const RecordingBar = observer(function RecordingBar({ id }: { readonly id: string }) {
  const words = useWords(articlesWords)
  const format = useFormat()
  const player = useService(PlayerStore)
  const [held, setHeld] = useState<number | null>(null)
  if (!player.isOpen || !player.isCurrent('article', id)) return null
  const { duration, wanted } = player.state
  const time = held ?? player.state.time
  const end = () => {
    if (held !== null) player.seek(held)
    setHeld(null)
  }
  return (
    <SoundBar
      isOn={wanted}
      onToggle={player.toggle}
      onStop={player.close}
      tool={<SleepButtonPart small />}
      text={`${format.duration(time)} / ${format.duration(duration)}`}
    >
      <TimeSlider
        label={words.position}
        time={time}
        end={duration}
        spoken={words.timeOf(format.spokenDuration(time), format.spokenDuration(duration))}
        onScrub={setHeld}
        onEnd={end}
        onSeek={player.seek}
      />
    </SoundBar>
  )
})
