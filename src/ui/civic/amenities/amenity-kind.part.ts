import type { AmenityKind } from '../../../domain/civic/amenities/amenity'
import { useWords } from '../../frame/words/words'
import { amenityKindWords } from './amenity-kind.words'

/** Returns a function that names a kind of amenity. */
export function useAmenityKind(): (kind: AmenityKind) => string {
  const words = useWords(amenityKindWords)
  return (kind) => words[kind]
}
