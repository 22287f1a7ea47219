import type { Person } from '../../domain/cases/case-step'
import type { OrderCard } from '../../domain/orders/order'
import { shownMoney } from '../../domain/wallet/money'
import { Badge } from '../kit/badge'
import { Link } from '../kit/link'
import { Meta } from '../kit/meta'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { orderTone } from './order-tone'
import styles from './orders.module.css'
import { orderPath } from './orders.routes'
import { ordersWords } from './orders.words'

interface OrderRowProps {
  readonly order: OrderCard
  /** The other side, as far as there is one. */
  readonly other: Person | null
}

/** An order in a list. */
export function OrderRow({ order, other }: OrderRowProps) {
  const words = useWords(ordersWords)
  const format = useFormat()
  return (
    <Link to={orderPath(order.id)} className={styles.row}>
      <span className={styles.line}>
        <span className={styles.name}>{order.service}</span>
        <Badge tone={orderTone(order.state)}>{words[`state.${order.state}`]}</Badge>
      </span>
      <span className={styles.quiet}>{`${format.appointedDay(order.wantedOn)} · ${order.area}`}</span>
      <Meta parts={[other?.nickname ?? false, order.reward > 0 && words.reward(shownMoney(order.reward))]} />
    </Link>
  )
}
