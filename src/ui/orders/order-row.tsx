import { observer } from 'mobx-react-lite'
import type { Person } from '../../domain/cases/case-step'
import type { OrderCard } from '../../domain/orders/order'
import type { OrderReader } from '../../domain/orders/order-lifecycle'
import { shownMoney } from '../../domain/wallet/money'
import { NextAct, NextBadge } from '../cases/next-step.part'
import { CardRow } from '../kit/card-row'
import { Meta } from '../kit/meta'
import { ChangeDot } from '../messages/change-dot.part'
import { useAppointment } from '../words/use-appointment'
import { useWords } from '../words/words'
import { useOrderNext } from './order-next.part'
import { orderPath } from './orders.routes'
import { ordersWords } from './orders.words'

interface OrderRowProps {
  readonly order: OrderCard
  /** As whom the list is read. */
  readonly reader: OrderReader
}

/** An order in a list: what it is, for when and where, how it stands for the one who reads, and what is asked of them. */
export const OrderRow = observer(function OrderRow({ order, reader }: OrderRowProps) {
  const words = useWords(ordersWords)
  const appointment = useAppointment()
  const next = useOrderNext()(order, reader)
  const other: Person | null = reader === 'orderer' ? order.provider : order.orderer
  return (
    <CardRow
      to={orderPath(order.id)}
      title={order.service}
      cover={null}
      coverAt="end"
      summary={`${appointment.day(order.wantedOn)} · ${order.area}`}
      facts={
        <>
          <NextBadge next={next} />
          <ChangeDot subject="order" id={order.id} />
          <Meta parts={[other?.nickname ?? false, order.reward > 0 && words.reward(shownMoney(order.reward))]} />
        </>
      }
      act={<NextAct next={next} />}
    />
  )
})
