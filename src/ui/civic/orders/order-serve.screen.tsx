import { observer } from 'mobx-react-lite'
import { serviceOrderPath } from './orders.paths'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { NeedsVolunteer } from './needs-volunteer'
import { OrderRow } from './order-row'
import { OrderServeViewModel } from './order-serve.view-model'
import { orderServeWords } from './orders.words'

const group = 'orders-to-serve'
const tabs = ['', 'served', 'done'] as const

/** S119: orders to serve. */
export const OrderServeScreen = observer(function OrderServeScreen({
  viewModel,
}: {
  readonly viewModel: OrderServeViewModel
}) {
  const words = useWords(orderServeWords)
  const { orders } = viewModel
  const shownTab = tabs.find((id) => id === orders.filters.show) ?? ''
  const choose = (show: string) => orders.choose({ show })
  const emptyState = <EmptyState title={words[`none.${shownTab}`]} />
  return (
    <PlainPage title={words.title} look="rows">
      <Tabs
        label={words.title}
        group={group}
        sticky
        even
        selected={shownTab}
        onSelect={choose}
        tabs={tabs.map((id) => ({ id, label: words[`tab.${id}`] }))}
      />
      <TabPanel group={group} id={shownTab} swipes={{ ids: tabs, onSelect: choose }}>
        {viewModel.volunteerNeed !== null ? (
          <NeedsVolunteer need={viewModel.volunteerNeed} />
        ) : (
          <FilteredListPart list={orders} empty={emptyState} noneFound={emptyState}>
            {(order) => <OrderRow order={order} reader={shownTab === '' ? 'volunteer' : 'provider'} />}
          </FilteredListPart>
        )}
      </TabPanel>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: OrderServeViewModel, view: OrderServeScreen, parent: serviceOrderPath })
