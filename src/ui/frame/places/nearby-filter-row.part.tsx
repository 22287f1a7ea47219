import { LocateFixed } from 'lucide-react'
import { SelectChip } from '../kit/chips/chips'
import { ToggleChip } from '../kit/chips/toggle-chip'
import { Icon } from '../kit/pictures/icon'
import { FilterRow, type FilterRowProps } from '../lists/filter-row.part'
import { useWords } from '../words/words'
import styles from './nearby-filter-row.module.css'
import { placesWords } from './places.words'
import { PositionNotice } from './position-notice.part'

interface NearbyFilterRowProps extends FilterRowProps {
  readonly order: string
  /** The order of a list as it comes, which needs no position. */
  readonly usualOrder: string
  /** The sort orders that need no position, including the usual one. Leave it out where that is the only one. */
  readonly orders?: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (order: string) => void
}

/**
 * The chips above a list of places. The first one sorts by distance: it is a menu where the list has several other sort
 * orders, and a switch where it has one. The chips of further filters follow. Below them, it explains why there is no
 * position.
 */
export function NearbyFilterRow({ order, usualOrder, orders, onChange, children, ...search }: NearbyFilterRowProps) {
  const words = useWords(placesWords)
  const isNear = order === 'near'
  return (
    <>
      <FilterRow {...search}>
        {orders === undefined ? (
          <ToggleChip
            label={words.nearest}
            icon={<Icon of={LocateFixed} size={16} />}
            isPressed={isNear}
            onToggle={() => onChange(isNear ? usualOrder : 'near')}
          />
        ) : (
          <SelectChip
            label={words.order}
            value={order}
            usual={usualOrder}
            onChange={onChange}
            options={[...orders, { value: 'near', label: words.nearest }]}
          />
        )}
        {children}
      </FilterRow>
      <div className={styles.notice}>
        <PositionNotice />
      </div>
    </>
  )
}
