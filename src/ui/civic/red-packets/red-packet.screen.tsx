import { observer } from 'mobx-react-lite'
import type { PacketCampaign } from '../../../domain/civic/red-packets/red-packet'
import { shownMoney, shownMovement } from '../../../domain/civic/wallet/money'
import { minePath } from '../../overview/agenda/agenda.paths'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { GateLogin } from '../../frame/session/gate-login.part'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { PacketEnvelope } from './packet-envelope'
import { PacketRules } from './packet-rules'
import { PacketStatus } from './packet-status'
import styles from './red-packet.module.css'
import { RedPacketViewModel, type PacketRow } from './red-packet.view-model'
import { redPacketWords } from './red-packet.words'

interface RedPacketProps {
  readonly viewModel: RedPacketViewModel
}

interface CampaignProps extends RedPacketProps {
  readonly campaign: PacketCampaign
}

const group = 'red-packet-rows'
const tabs = ['', 'mine'] as const

/** S080: red packets: opening one a day, what it held, rules, winners. */
export const RedPacketScreen = observer(function RedPacketScreen({ viewModel }: RedPacketProps) {
  const words = useWords(redPacketWords)
  return (
    <DetailPage title={words.title} look="rows" of={viewModel.current} onRetry={viewModel.reload} words={words}>
      {({ campaign }) =>
        campaign === null ? (
          <EmptyState title={words.none} text={words.noneText} />
        ) : (
          <>
            <Packet viewModel={viewModel} campaign={campaign} />
            <RowGroup>
              <ListRow title={words.rules} onPress={viewModel.openRules} />
            </RowGroup>
            <PacketRules campaign={campaign} open={viewModel.showsRules} onClose={viewModel.closeRules} />
            <Lists viewModel={viewModel} />
          </>
        )
      }
    </DetailPage>
  )
})

const Packet = observer(function Packet({ viewModel, campaign }: CampaignProps) {
  const words = useWords(redPacketWords)
  const format = useFormat()
  const { phase, standing, mayOpen, isOpening, wasOpenedHere } = viewModel
  const cents = standing.value?.today?.cents ?? 0
  return (
    <section className={styles.packet} aria-label={words.envelope}>
      <h2 className={styles.title}>{campaign.title}</h2>
      <p className={styles.period}>
        <span>{words.from(format.dateTime(campaign.beginsAt))}</span> <span>{format.dateTime(campaign.endsAt)}</span>
      </p>
      <PacketEnvelope
        isOpen={phase === 'opened'}
        isMoving={phase === 'opened' && wasOpenedHere}
        isDull={phase !== 'open' && phase !== 'coming'}
        letter={
          <span className={cents > 0 ? styles.amount : styles.blank}>
            {cents > 0 ? shownMoney(cents) : words.emptyLetter}
          </span>
        }
        seal={
          mayOpen ? (
            <button
              type="button"
              className={styles.seal}
              aria-label={words.openLabel}
              aria-busy={isOpening || undefined}
              onClick={() => void viewModel.open()}
            >
              <span className={styles.sealText}>{words.open}</span>
            </button>
          ) : (
            <span className={styles.seal} aria-hidden="true">
              <span className={styles.coin} />
            </span>
          )
        }
      />
      <PacketStatus viewModel={viewModel} campaign={campaign} />
    </section>
  )
})

const Lists = observer(function Lists({ viewModel }: RedPacketProps) {
  const words = useWords(redPacketWords)
  const { rows, isMember, choose } = viewModel
  const shownTab = tabs.find((id) => id === rows.filters.show) ?? ''
  const empty =
    shownTab === '' ? (
      <EmptyState title={words.noWinners} text={words.noWinnersText} />
    ) : isMember ? (
      <EmptyState title={words.noneOfMine} text={words.noneOfMineText} />
    ) : (
      <EmptyState
        subject="pass"
        title={words.noneOfMine}
        text={words.guestText}
        action={<GateLogin reason="my-red-packets" kind="secondary" />}
      />
    )
  return (
    <>
      <Tabs
        label={words.lists}
        tabs={tabs.map((id) => ({ id, label: words[`tab.${id}`] }))}
        selected={shownTab}
        group={group}
        even
        onSelect={choose}
      />
      <TabPanel group={group} id={shownTab} swipes={{ ids: tabs, onSelect: choose }}>
        <FilteredListPart list={rows} look="plain" empty={empty} noneFound={empty}>
          {(row) => <Row row={row} />}
        </FilteredListPart>
      </TabPanel>
    </>
  )
})

const Row = observer(function Row({ row }: { readonly row: PacketRow }) {
  const words = useWords(redPacketWords)
  const format = useFormat()
  if (row.row === 'winner') {
    const { name, cents, at } = row.winner
    return (
      <ListRow
        listed
        title={name === '' ? words.someone : name}
        text={format.relativeTime(at)}
        value={<span className={styles.won}>{shownMoney(cents)}</span>}
      />
    )
  }
  const { cents, isReversed, at } = row.opening
  return (
    <ListRow
      listed
      title={format.dateTime(at)}
      {...(isReversed ? { text: words.reversedRow } : {})}
      value={
        cents === 0 ? (
          words.emptyRow
        ) : (
          <span className={isReversed ? styles.reversed : styles.won}>{shownMovement(cents)}</span>
        )
      }
    />
  )
})

export const screen = defineScreen({
  viewModel: RedPacketViewModel,
  view: RedPacketScreen,
  parent: minePath,
  key: ({ path, query }) => `${path} ${query['id'] ?? ''}`,
})
