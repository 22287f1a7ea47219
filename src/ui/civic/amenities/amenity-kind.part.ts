import type { AmenityKind } from '../../../domain/civic/amenities/amenity'
import { useWords } from '../../frame/words/words'
import { amenityKindWords } from './amenity-kind.words'

/** Returns a function that names a kind of amenity as a choice, for all of its places: 'Markets'. */
export function useAmenityKinds(): (kind: AmenityKind) => string {
  const words = useWords(amenityKindWords)
  return (kind) => words[kind]
}

/** Returns a function that names the kind of one amenity: 'Market'. */
export function useAmenityKind(): (kind: AmenityKind) => string {
  const words = useWords(amenityKindWords)
  return (kind) => words[`one.${kind}`]
}
