import type { ReactNode } from 'react'
import styles from './waterfall.module.css'

interface WaterfallProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly children: (item: Item, index: number) => ReactNode
}

/**
 * Two columns of cards of different heights. Cards alternate between the columns, so that nothing moves when more are
 * loaded, and screen readers keep the order.
 */
export function Waterfall<Item>({ items, keyOf, children }: WaterfallProps<Item>) {
  return (
    <div className={styles.waterfall}>
      {[0, 1].map((column) => (
        <div key={column} className={styles.column}>
          {items.map((item, index) => index % 2 === column && <div key={keyOf(item)}>{children(item, index)}</div>)}
        </div>
      ))}
    </div>
  )
}
