import type { VenueKind } from '../../../domain/civic/venues/venue'
import { useWords } from '../../frame/words/words'
import { venuesWords } from './venues.words'

/** Returns a function that names a kind of venue. */
export function useVenueKind(): (kind: VenueKind) => string {
  const words = useWords(venuesWords)
  return (kind) => words[`kind.${kind}`]
}
