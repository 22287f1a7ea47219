import { observer } from 'mobx-react-lite'
import type { PacketCampaign, PacketOpening } from '../../../domain/civic/red-packets/red-packet'
import { winningShare } from '../../../domain/civic/red-packets/draw-packet'
import { shownMoney } from '../../../domain/civic/wallet/money'
import { Button } from '../../frame/kit/buttons/button'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { TimeLeftFigures } from '../../frame/kit/facts/time-left'
import { useIsElder } from '../../frame/shell/app-context'
import { useAppointment } from '../../frame/words/use-appointment'
import { useWords } from '../../frame/words/words'
import { walletPath } from '../wallet/wallet.paths'
import { percentOf } from './percent-of'
import styles from './red-packet.module.css'
import type { RedPacketViewModel } from './red-packet.view-model'
import { redPacketWords } from './red-packet.words'

interface PacketStatusProps {
  readonly viewModel: RedPacketViewModel
  readonly campaign: PacketCampaign
}

/** What stands below the packet: what it held, or why it can or cannot be opened. Changes are read out. */
export const PacketStatus = observer(function PacketStatus({ viewModel, campaign }: PacketStatusProps) {
  const elder = useIsElder()
  const words = useWords(redPacketWords)
  const { phase, standing, untilBegin, isMember, failure } = viewModel
  const today = standing.value?.today ?? null
  if (isMember && standing.state === 'failed' && standing.value === null && phase !== 'coming')
    return <FailedPart isQuiet title={words.standingFailed} failure={standing.failure} onRetry={standing.reload} />
  return (
    <div className={styles.status}>
      {phase === 'coming' && !elder && <TimeLeftFigures left={untilBegin} />}
      <div role="status" className={styles.said}>
        <StatusText viewModel={viewModel} campaign={campaign} />
      </div>
      {failure !== null && !viewModel.isOpening && (
        <Button kind="primary" onClick={() => void viewModel.open()}>
          {words.again}
        </Button>
      )}
      {phase === 'opened' && today !== null && today.cents > 0 && !today.isReversed && (
        <ButtonLink to={walletPath} kind="primary">
          {words.toWallet}
        </ButtonLink>
      )}
    </div>
  )
})

const StatusText = observer(function StatusText({ viewModel, campaign }: PacketStatusProps) {
  const words = useWords(redPacketWords)
  const appointment = useAppointment()
  const { phase, standing, isOpening, failure, obstacle, isMember, hasPhone } = viewModel
  const today = standing.value?.today ?? null
  if (phase === 'opened' && today !== null)
    return <Opened opening={today} nextAt={standing.value?.nextAt ?? null} takesFocus={viewModel.wasOpenedHere} />
  if (isOpening) return <Said title={words.opening} />
  if (failure !== null) return <Said title={words.unknown} text={words.unknownText} />
  if (phase === 'coming') return <Said title={words['status.coming'](appointment.at(campaign.beginsAt))} />
  if (phase === 'limit')
    return <Said title={words['status.limit'](campaign.mostOpenings ?? 0)} text={words['status.limit.text']} />
  if (phase === 'sold-out' || phase === 'over')
    return <Said title={words[`status.${phase}`]} text={words[`status.${phase}.text`]} />
  if (obstacle !== null) return <Said title={words[`obstacle.${obstacle}`]} text={words.obstacleText} />
  const chance = words.readyText(percentOf(winningShare(campaign.tiers)))
  if (!isMember) return <Said title={words.loginFirst} text={chance} />
  return <Said title={words.ready} text={hasPhone ? chance : words.phoneFirst} />
})

interface OpenedProps {
  readonly opening: PacketOpening
  readonly nextAt: number | null
  /** Whether it takes the focus of the button, which went away when the packet was opened. */
  readonly takesFocus: boolean
}

const Opened = observer(function Opened({ opening: { cents, isReversed }, nextAt, takesFocus }: OpenedProps) {
  const words = useWords(redPacketWords)
  const appointment = useAppointment()
  const next = nextAt === null ? '' : words.next(appointment.at(nextAt))
  const amount = shownMoney(cents)
  const shared = { next, takesFocus }
  if (isReversed) return <Said title={words.reversed(amount)} text={words.reversedText} {...shared} />
  if (cents === 0) return <Said title={words.empty} {...shared} />
  return <Said title={words.won(amount)} text={words.wonText} {...shared} />
})

interface SaidProps {
  readonly title: string
  readonly text?: string
  readonly next?: string
  readonly takesFocus?: boolean
}

const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

function Said({ title, text = '', next = '', takesFocus = false }: SaidProps) {
  return (
    <>
      <p className={styles.headline} {...(takesFocus ? { ref: focus, tabIndex: -1 } : {})}>
        {title}
      </p>
      {text !== '' && <p className={styles.remark}>{text}</p>}
      {next !== '' && <p className={styles.remark}>{next}</p>}
    </>
  )
}
