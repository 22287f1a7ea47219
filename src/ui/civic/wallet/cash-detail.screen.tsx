import { observer } from 'mobx-react-lite'
import { shownMoney } from '../../../domain/civic/wallet/money'
import type { CashOut } from '../../../domain/civic/wallet/wallet'
import { TimeLine } from '../../frame/cases/time-line.part'
import { Badge } from '../../frame/kit/badges/badge'
import { PullToRefresh } from '../../frame/kit/scrolling/pull-to-refresh'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { CashDetailViewModel } from './cash-detail.view-model'
import { cashOutTone } from './cash-out-tone'
import styles from './wallet.module.css'
import { walletPath } from './wallet.paths'
import { cashDetailWords, walletWords } from './wallet.words'

/** S126: one cash-out: state and time line. */
export const CashDetailScreen = observer(function CashDetailScreen({
  viewModel,
}: {
  readonly viewModel: CashDetailViewModel
}) {
  const words = useWords(cashDetailWords)
  const wallet = useWords(walletWords)
  const { cashOut } = viewModel
  return (
    <DetailPage
      title={words.title}
      look="rows"
      of={cashOut}
      words={{ ...words, title: wallet.title }}
      list={walletPath}
    >
      {(value) => (
        <PullToRefresh onRefresh={() => cashOut.load()}>
          <Detail cashOut={value} />
        </PullToRefresh>
      )}
    </DetailPage>
  )
})

const Detail = observer(function Detail({ cashOut }: { readonly cashOut: CashOut }) {
  const words = useWords(cashDetailWords)
  const shared = useWords(walletWords)
  const { id, channel, cents, fee, state, account, problem, steps } = cashOut
  const facts = [
    [words.cents, shownMoney(cents)],
    [words.fee, shownMoney(fee)],
    [words.arrives, shownMoney(cents - fee)],
    [words.channel, shared[`channel.${channel}`]],
    [words.account, account],
    [words.number, id.replace(/^cash-out-/, '')],
  ] as const
  return (
    <>
      <div className={styles.part}>
        <div className={styles.head}>
          <p className={styles.figure}>{shownMoney(cents)}</p>
          <Badge tone={cashOutTone(state)}>{shared[`state.${state}`]}</Badge>
        </div>
        <p className={styles.hint} role="status">
          {words[`hint.${state === 'failed' ? (problem ?? 'payer') : state}`]}
        </p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
        </dl>
      </div>
      <div className={styles.part}>
        <TimeLine steps={steps} titleOf={({ act }) => words[`step.${act}`]} byOffice={isOfOffice} />
      </div>
    </>
  )
})

/** Whether a step without a name is the office's. It is the payer who settles or refuses. */
const isOfOffice = ({ act }: { readonly act: string }) => act !== 'settle' && act !== 'refuse'

export const screen = defineScreen({ viewModel: CashDetailViewModel, view: CashDetailScreen, parent: walletPath })
