import type { ReactNode } from 'react'
import styles from './waterfall.module.css'

interface WaterfallProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /**
   * The height of a card in any unit, known before the card is rendered. With it, each card goes into the shorter
   * column. Without it, cards alternate between the columns.
   */
  readonly heightOf?: (item: Item) => number
  /** Whether there is a single column, as in elder mode. */
  readonly isSingleColumn?: boolean
  readonly children: (item: Item, index: number) => ReactNode
}

interface PositionedItem<Item> {
  readonly item: Item
  readonly index: number
}

/**
 * Columns of cards of different heights (masonry). The column of a card depends only on the cards before it, so that
 * nothing moves when more are loaded.
 */
export function Waterfall<Item>({ items, keyOf, heightOf, isSingleColumn = false, children }: WaterfallProps<Item>) {
  return (
    <div className={styles.waterfall}>
      {columnsOf(items, isSingleColumn ? 1 : 2, heightOf).map((column, index) => (
        <div key={index} className={styles.column}>
          {column.map(({ item, index }) => (
            <div key={keyOf(item)}>{children(item, index)}</div>
          ))}
        </div>
      ))}
    </div>
  )
}

function columnsOf<Item>(
  items: readonly Item[],
  count: number,
  heightOf: (item: Item) => number = () => 1,
): readonly (readonly PositionedItem<Item>[])[] {
  const columns = Array.from({ length: count }, () => ({ height: 0, cards: [] as PositionedItem<Item>[] }))
  items.forEach((item, index) => {
    const shortest = columns.reduce((best, next) => (next.height < best.height ? next : best))
    shortest.height += heightOf(item)
    shortest.cards.push({ item, index })
  })
  return columns.map(({ cards }) => cards)
}
