import { observer } from 'mobx-react-lite'
import type { Person } from '../../../domain/frame/cases/case-step'
import type { OrderCard } from '../../../domain/civic/orders/order'
import type { OrderReader } from '../../../domain/civic/orders/order-lifecycle'
import { shownMoney } from '../../../domain/civic/wallet/money'
import { NextAct, NextBadge } from '../../frame/cases/next-step.part'
import { Meta } from '../../frame/kit/facts/meta'
import { ChangeDot } from '../../frame/messages/change-dot.part'
import { useDayAndTime } from '../../frame/words/use-day-and-time'
import { useWords } from '../../frame/words/words'
import { useOrderNext } from './order-next.part'
import { orderPath } from './orders.paths'
import { ordersWords } from './orders.words'
import { CardRowPart } from '../../frame/shell/layout/card-row.part'

interface OrderRowProps {
  readonly order: OrderCard
  /** The role in which the list is read. */
  readonly reader: OrderReader
}

/**
 * An order in a list: what it is, for when and where, its state for the reader, and their next step. Volunteers who took
 * none of it read a list of open orders alone, which needs no state in each row.
 */
export const OrderRow = observer(function OrderRow({ order, reader }: OrderRowProps) {
  const words = useWords(ordersWords)
  const dayAndTime = useDayAndTime()
  const next = useOrderNext()(order, reader)
  const isListOfOpen = reader === 'volunteer'
  const otherParty: Person | null = reader === 'orderer' ? order.provider : order.orderer
  return (
    <CardRowPart
      to={orderPath(order.id)}
      title={order.service}
      cover={null}
      coverAt="end"
      summary={`${dayAndTime(order.wantedOn, order.timeOfDay)} · ${order.area}`}
      facts={
        <>
          {!isListOfOpen && <NextBadge next={next} />}
          <ChangeDot subject="order" id={order.id} />
          <Meta
            parts={[
              otherParty?.nickname ?? false,
              order.onBehalfOf !== null && words.orderFor(order.onBehalfOf),
              order.reward > 0 && words.reward(shownMoney(order.reward)),
            ]}
          />
        </>
      }
      act={<NextAct next={next} />}
    />
  )
})
