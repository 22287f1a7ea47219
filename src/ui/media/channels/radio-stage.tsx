import { ChevronRight, Pause, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { ChannelSound } from '../../../application/media/channels/channel-sound'
import type { Channel } from '../../../domain/media/channels/channel'
import { Badge } from '../../frame/kit/badges/badge'
import { Button } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { Image } from '../../frame/kit/pictures/image'
import { Link } from '../../frame/kit/buttons/link'
import { Meta } from '../../frame/kit/facts/meta'
import { movingPart } from '../../frame/kit/badges/moving-part'
import { SleepButtonPart } from '../../frame/player/sleep-button.part'
import { useService } from '../../frame/shell/app-context'
import { useAppointment } from '../../frame/words/use-appointment'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import type { RadioSchedule } from './radio-schedule.view-model'
import styles from './radio-stage.module.css'
import { radioWords } from './radio.words'

export interface RadioStageProps {
  readonly channel: Channel
  readonly sound: ChannelSound
  readonly schedule: RadioSchedule
  readonly onRetry: () => void
  /** Whether the stage is on the channel's own screen; then the channel's name is the main heading. */
  readonly isScreen?: boolean
  /** The address to which the picture and the name of the channel lead. */
  readonly to?: string | null
  /** Shown below the play button, such as subscribe. */
  readonly children?: ReactNode
}

/** A channel presented like a radio receiver: its logo, its current programme, and one button. */
export const RadioStage = observer(function RadioStage({
  channel,
  sound,
  schedule,
  onRetry,
  isScreen = false,
  to = null,
  children,
}: RadioStageProps) {
  const words = useWords(radioWords)
  const format = useFormat()
  const { onAir, nextProgramme } = schedule.timetable
  const Name = isScreen ? 'h1' : 'h2'
  const sounds = sound.isWanted && !sound.isWaiting
  return (
    <section className={styles.stage}>
      <div className={styles.backdrop} aria-hidden="true">
        {/* This is the file of the face below, so that it is loaded once and at once. */}
        {channel.cover !== null && <Image src={channel.cover} alt="" ratio="fill" width={176} round="none" first />}
      </div>
      <div className={styles.channel}>
        <div ref={movingPart} className={styles.face} data-sounding={sounds || undefined}>
          <Image src={channel.cover} alt="" ratio="1:1" width={176} round="circle" first />
        </div>
        <Name className={styles.name}>
          {to === null ? (
            channel.name
          ) : (
            <Link to={to} className={styles.link}>
              {channel.name}
              <Icon of={ChevronRight} size={20} />
            </Link>
          )}
        </Name>
      </div>
      <Meta
        parts={[
          channel.frequency,
          channel.region,
          format.showsFigures && words.listeners(format.count(channel.listeners), channel.listeners === 1),
        ]}
      />
      <div className={styles.onAir}>
        {onAir === null ? (
          <p className={styles.quiet}>{words.nothingOnAir}</p>
        ) : (
          <>
            <p className={styles.programme}>
              <Badge tone="live">{words.onAir}</Badge>
              <strong>{onAir.programme.name}</strong>
            </p>
            <p className={styles.quiet}>
              {[
                `${format.time(onAir.programme.startsAt)}–${format.time(onAir.programme.endsAt)}`,
                ...onAir.programme.hosts,
              ].join(' · ')}
            </p>
            <progress
              className={styles.progress}
              max={1}
              value={onAir.progress}
              aria-label={words.progress(Math.round(onAir.progress * 100))}
            />
          </>
        )}
        {nextProgramme !== null && (
          <p className={styles.quiet}>
            {words.upNext(format.time(nextProgramme.programme.startsAt), nextProgramme.programme.name)}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <SoundButton sound={sound} onRetry={onRetry} />
        <SleepButtonPart />
        {children}
      </div>
    </section>
  )
})

/** The play button, or an explanation why the channel cannot be played, with what to do about it. */
const SoundButton = observer(function SoundButton({ sound, onRetry }: Pick<RadioStageProps, 'sound' | 'onRetry'>) {
  const words = useWords(radioWords)
  const appointment = useAppointment()
  const navigator = useService(Navigator)
  if (!sound.isPlayable) {
    if (sound.state === 'members-only') {
      return (
        <>
          <p className={styles.quiet}>{words.membersOnly}</p>
          <Button kind="primary" block className={styles.listen} onClick={() => navigator.toLogin(navigator.current())}>
            {words.logIn}
          </Button>
        </>
      )
    }
    if (sound.state === 'failed') {
      return (
        <>
          <p className={styles.quiet}>{words.streamFailed}</p>
          <Button kind="primary" block className={styles.listen} onClick={onRetry}>
            {words.retry}
          </Button>
        </>
      )
    }
    if (sound.state === 'coming')
      return (
        <p className={styles.quiet}>
          {sound.startsAt === null ? words.comingSoon : words.coming(appointment.at(sound.startsAt))}
        </p>
      )
    if (sound.state !== 'asking')
      return <p className={styles.quiet}>{sound.state === 'ended' ? words.ended : words.restricted}</p>
  }
  const label = sound.isReconnecting
    ? words.reconnecting
    : sound.isBlocked
      ? words.tapToPlay
      : sound.isWaiting
        ? words.connecting
        : sound.isWanted
          ? words.pause
          : words.listenNow
  return (
    <>
      <Button
        kind="primary"
        block
        className={styles.listen}
        disabled={!sound.isPlayable}
        icon={<Icon of={sound.isWanted ? Pause : Play} size={20} className={styles.solid} />}
        onClick={sound.toggle}
      >
        {label}
      </Button>
      <span className={styles.said} role="status">
        {sound.isReconnecting || sound.isBlocked ? label : ''}
      </span>
    </>
  )
})
