import { SelectChip } from '../kit/chips/chips'
import { FilterRow, type FilterRowProps } from '../lists/filter-row.part'
import { useWords } from '../words/words'
import styles from './nearby-filter-row.module.css'
import { placesWords } from './places.words'
import { PositionNotice } from './position-notice.part'

interface NearbyFilterRowProps extends FilterRowProps {
  readonly order: string
  /** The order that needs no position. */
  readonly defaultOrder: { readonly value: string; readonly label: string }
  /** Further orders that need no position, after it. */
  readonly otherOrders?: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (order: string) => void
}

/**
 * The chips above a list of places: the choice between its usual order and the nearest first, then those of other filters.
 * It explains below them why there is no position.
 */
export function NearbyFilterRow({
  order,
  defaultOrder,
  otherOrders = [],
  onChange,
  children,
  ...search
}: NearbyFilterRowProps) {
  const words = useWords(placesWords)
  return (
    <>
      <FilterRow {...search}>
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
