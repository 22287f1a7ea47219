import type { ReactNode } from 'react'
import type { SearchText } from '../../../application/frame/lists/search-text'
import { SelectChip } from '../kit/chips/chips'
import { FilterRow } from '../lists/filter-row.part'
import { useWords } from '../words/words'
import styles from './nearby-filter-row.module.css'
import { placesWords } from './places.words'
import { PositionNotice } from './position-notice.part'

interface NearbyFilterRowProps {
  readonly order: string
  /** The order that needs no position. */
  readonly defaultOrder: { readonly value: string; readonly label: string }
  /** Further orders that need no position, after it. */
  readonly otherOrders?: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (order: string) => void
  readonly search?: SearchText | null
  readonly searchPlaceholder?: string
  /** Chips of other filters, shown after the order. */
  readonly children?: ReactNode
}

/**
 * The chips above a list of places, with the choice between its usual order and the nearest first, and an explanation when
 * there is no position.
 */
export function NearbyFilterRow({
  order,
  defaultOrder,
  otherOrders = [],
  onChange,
  search = null,
  searchPlaceholder = '',
  children,
}: NearbyFilterRowProps) {
  const words = useWords(placesWords)
  return (
    <>
      <FilterRow search={search} searchPlaceholder={searchPlaceholder}>
        <SelectChip
          label={words.order}
          value={order}
          usual={defaultOrder.value}
          onChange={onChange}
          options={[defaultOrder, ...otherOrders, { value: 'near', label: words.nearest }]}
        />
        {children}
      </FilterRow>
      <div className={styles.notice}>
        <PositionNotice />
      </div>
    </>
  )
}
