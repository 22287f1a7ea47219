import type { WishCard } from '../../domain/wishes/wish'
import styles from './wish-rows.module.css'
import { WishRow } from './wish-row'

/** A few wishes, such as those of a card of a page. */
export function WishRows({ wishes }: { readonly wishes: readonly WishCard[] }) {
  return (
    <ul className={styles.rows}>
      {wishes.map((wish) => (
        <li key={wish.id}>
          <WishRow wish={wish} heading="h3" />
        </li>
      ))}
    </ul>
  )
}
