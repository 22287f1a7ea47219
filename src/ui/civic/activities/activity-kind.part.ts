import type { ActivityKind } from '../../../domain/civic/activities/activity'
import { useWords } from '../../frame/words/words'
import { activitiesWords } from './activities.words'

/** Returns a function that names a kind of service. */
export function useActivityKinds(): (kind: ActivityKind) => string {
  const words = useWords(activitiesWords)
  return (kind) => words[`kind.${kind}`]
}
