import type { ReactNode } from 'react'
import { SegmentedControl } from '../kit/segmented-control'
import { useWords } from '../words/words'
import styles from './near-order.module.css'
import { placesWords } from './places.words'
import { PositionNotice } from './position-notice.part'

interface NearOrderProps {
  readonly order: string
  /** The order without positions. */
  readonly usual: { readonly value: string; readonly label: string }
  readonly onChange: (order: string) => void
  /** Another filter, beside the order. */
  readonly children?: ReactNode
}

/** The order of a list: its usual one, or the nearest first; below it why there is no position. */
export function NearOrder({ order, usual, onChange, children }: NearOrderProps) {
  const words = useWords(placesWords)
  return (
    <div className={styles.filters}>
      {children}
      <SegmentedControl
        label={words.order}
        value={order}
        onChange={onChange}
        options={[usual, { value: 'near', label: words.nearest }]}
      />
      <div className={styles.notice}>
        <PositionNotice />
      </div>
    </div>
  )
}
