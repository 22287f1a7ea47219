import type { WishCard } from '../../../domain/civic/wishes/wish'
import { CardRows } from '../../frame/kit/cards/card-row'
import { WishRow } from './wish-row.part'

/** A short list of wishes, such as in a card of a page. */
export function WishRows({ wishes }: { readonly wishes: readonly WishCard[] }) {
  return <CardRows items={wishes}>{(wish) => <WishRow wish={wish} heading="h3" />}</CardRows>
}
