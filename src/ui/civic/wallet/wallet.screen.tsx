import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import { shownMoney, shownMovement } from '../../../domain/civic/wallet/money'
import { orderPath } from '../orders/orders.paths'
import type { CashOutCard, Movement, PendingReward } from '../../../domain/civic/wallet/wallet'
import { Badge } from '../../frame/kit/badges/badge'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { ListRow } from '../../frame/kit/lists/list-row'
import { classNames } from '../../frame/kit/styles/class-names'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { LookedAt } from '../../frame/messages/looked-at.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useAppointment } from '../../frame/words/use-appointment'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { cashOutTone } from './cash-out-tone'
import styles from './wallet.module.css'
import { cashDetailPath, cashOutPath } from './wallet.paths'
import { WalletViewModel } from './wallet.view-model'
import { walletWords } from './wallet.words'

interface WalletProps {
  readonly viewModel: WalletViewModel
}

const group = 'wallet-rows'
const tabs = ['', 'earnings', 'pending', 'cash-outs'] as const

/** S125: the wallet: balance, earnings, cash-outs. */
export const WalletScreen = observer(function WalletScreen({ viewModel }: WalletProps) {
  const words = useWords(walletWords)
  const { rows } = viewModel
  const { show } = rows.filters
  const choose = (id: string) => rows.choose({ show: id })
  const emptyState = {
    '': <EmptyState subject="earnings" title={words.nothing} text={words.nothingText} />,
    earnings: <EmptyState subject="earnings" title={words.nothing} text={words.nothingText} />,
    pending: <EmptyState subject="waiting" title={words.nothingPending} text={words.nothingPendingText} />,
    'cash-outs': <EmptyState subject="earnings" title={words.noCashOuts} />,
  }
  const shownTab = tabs.find((id) => id === show) ?? ''
  return (
    <PlainPage title={words.title} look="rows">
      <LookedAt subject="cashOut" />
      <Balance viewModel={viewModel} />
      <Tabs
        label={words.rows}
        tabs={tabs.map((id) => ({ id, label: words[`tab.${id}`] }))}
        selected={shownTab}
        group={group}
        sticky
        even
        onSelect={choose}
      />
      <TabPanel group={group} id={shownTab} swipes={{ ids: tabs, onSelect: choose }}>
        {/* A tab is not a filter that could be cleared, so a tab without rows has an empty state of its own. */}
        <FilteredListPart list={rows} look="plain" empty={emptyState['']} noneFound={emptyState[shownTab]}>
          {(row) =>
            row.row === 'movement' ? (
              <MovementRow movement={row.movement} />
            ) : row.row === 'pending' ? (
              <PendingRow reward={row.reward} />
            ) : (
              <CashOutRow cashOut={row.cashOut} />
            )
          }
        </FilteredListPart>
      </TabPanel>
    </PlainPage>
  )
})

const Balance = observer(function Balance({ viewModel }: WalletProps) {
  const words = useWords(walletWords)
  const { account } = viewModel
  if (account.state === 'failed' && account.value === null)
    return <FailedPart title={words.failed} failure={account.failure} onRetry={() => void account.load()} />
  const money = (cents: number | undefined) => (cents === undefined ? words.unknown : shownMoney(cents))
  return (
    <section className={styles.balance}>
      <h2 className={styles.label}>{words.balance}</h2>
      <p className={styles.figure}>{money(account.value?.balance)}</p>
      <dl className={styles.sums}>
        <div>
          <dt>{words.earned}</dt>
          <dd>{money(account.value?.earned)}</dd>
        </div>
        <div>
          <dt>{words.pending}</dt>
          <dd>{money(account.value?.pending)}</dd>
        </div>
        <div>
          <dt>{words.underWay}</dt>
          <dd>{money(account.value?.underWay)}</dd>
        </div>
      </dl>
      {account.value !== null && account.value.balance === 0 ? (
        <p className={styles.empty}>{words.noBalance}</p>
      ) : (
        <ButtonLink to={cashOutPath} kind="primary" block>
          {words.cashOut}
        </ButtonLink>
      )}
    </section>
  )
})

const MovementRow = observer(function MovementRow({ movement }: { readonly movement: Movement }) {
  const words = useWords(walletWords)
  const format = useFormat()
  const { kind, subjectId, title, cents, at } = movement
  const isCashOut = kind === 'cash-out' || kind === 'fee' || kind === 'money-back'
  return (
    <ListRow
      listed
      title={title === '' ? words[`kind.${kind}`] : title}
      text={title === '' ? format.relativeTime(at) : `${words[`kind.${kind}`]} · ${format.relativeTime(at)}`}
      value={
        <span className={classNames(cents > 0 ? styles.came : styles.went, !isCashOut && styles.leadsNowhere)}>
          {shownMovement(cents)}
        </span>
      }
      {...(isCashOut ? { to: cashDetailPath(subjectId) } : {})}
    />
  )
})

const PendingRow = observer(function PendingRow({ reward }: { readonly reward: PendingReward }) {
  const words = useWords(walletWords)
  const appointment = useAppointment()
  const { orderId, title, cents, dueAt } = reward
  return (
    <ListRow
      listed
      title={title}
      text={dueAt === null ? words.disputed : words.paidOn(appointment.at(dueAt))}
      value={shownMovement(cents)}
      to={orderPath(orderId)}
    />
  )
})

const CashOutRow = observer(function CashOutRow({ cashOut }: { readonly cashOut: CashOutCard }) {
  const words = useWords(walletWords)
  const format = useFormat()
  const { id, channel, cents, state, at } = cashOut
  return (
    <ListRow
      listed
      title={`${shownMoney(cents)} · ${words[`channel.${channel}`]}`}
      text={format.dateTime(at)}
      value={<Badge tone={cashOutTone(state)}>{words[`state.${state}`]}</Badge>}
      to={cashDetailPath(id)}
    />
  )
})

export const screen = defineScreen({ viewModel: WalletViewModel, view: WalletScreen, parent: minePath })
