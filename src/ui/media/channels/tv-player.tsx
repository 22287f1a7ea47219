import { observer } from 'mobx-react-lite'
import { Button } from '../../frame/kit/buttons/button'
import { VideoPlayerPart } from '../videos/player/video-player.part'
import { useAppointment } from '../../frame/words/use-appointment'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import type { TvStage } from './tv-stage.view-model'
import { tvWords } from './tv.words'

interface TvPlayerProps {
  readonly stage: TvStage
  /** The number of viewers; null while unknown. */
  readonly watching?: number | null
}

/** The player of a TV channel. It also states when an event begins, and leads back from a replay to the live stream. */
export const TvPlayer = observer(function TvPlayer({ stage, watching = null }: TvPlayerProps) {
  const words = useWords(tvWords)
  const format = useFormat()
  const appointment = useAppointment()
  const { stream, player, replayedProgramme, viewers, channel } = stage
  const fact = !format.showsFigures
    ? undefined
    : watching !== null
      ? words.watchingNow(format.count(watching))
      : viewers > 0
        ? words.watching(format.count(viewers), viewers === 1)
        : undefined
  return (
    <VideoPlayerPart
      viewModel={player}
      poster={channel?.cover ?? null}
      title={replayedProgramme?.name ?? channel?.name ?? ''}
      liveFact={fact}
      messageAct={
        stream?.state === 'coming' &&
        stream.startsAt !== null && <p>{words.startsAt(appointment.at(stream.startsAt))}</p>
      }
      actions={
        replayedProgramme !== null && (
          <Button small onClick={stage.backToLive}>
            {words.backToLive}
          </Button>
        )
      }
    />
  )
})
