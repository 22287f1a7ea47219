import type { VenueKind } from '../../domain/venues/venue'
import { useWords } from '../words/words'
import { venuesWords } from './venues.words'

/** The name of a kind of venue. */
export function useVenueKind(): (kind: VenueKind) => string {
  const words = useWords(venuesWords)
  return (kind) => words[`kind.${kind}`]
}
