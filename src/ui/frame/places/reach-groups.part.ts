import { reaches } from '../../../domain/frame/places/reaches'
import { useWords } from '../words/words'
import { placesWords } from './places.words'

/** The filter by distance of a list that is ordered nearest first; none in another order. */
export function useReachGroups(order: string) {
  const words = useWords(placesWords)
  if (order !== 'near') return []
  const options = reaches.map((value) => ({ value, label: words.upTo(Number(value) / 1000) }))
  return [{ name: 'within' as const, label: words.within, options }]
}
