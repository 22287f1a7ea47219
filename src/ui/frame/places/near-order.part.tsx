import type { ReactNode } from 'react'
import { SegmentedControl } from '../kit/buttons/segmented-control'
import { useWords } from '../words/words'
import styles from './near-order.module.css'
import { placesWords } from './places.words'
import { PositionNotice } from './position-notice.part'

interface NearOrderProps {
  readonly order: string
  /** The order that needs no position. */
  readonly defaultOrder: { readonly value: string; readonly label: string }
  /** Further orders that need no position, after it. */
  readonly otherOrders?: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (order: string) => void
  /** Another filter, shown beside the order. */
  readonly children?: ReactNode
}

/** The choice between a list's usual order and the nearest first, with an explanation when there is no position. */
export function NearOrder({ order, defaultOrder, otherOrders = [], onChange, children }: NearOrderProps) {
  const words = useWords(placesWords)
  return (
    <div className={styles.filters}>
      {children}
      <div className={otherOrders.length > 0 ? styles.wide : undefined}>
        <SegmentedControl
          label={words.order}
          value={order}
          onChange={onChange}
          options={[defaultOrder, ...otherOrders, { value: 'near', label: words.nearest }]}
        />
      </div>
      <div className={styles.notice}>
        <PositionNotice />
      </div>
    </div>
  )
}
