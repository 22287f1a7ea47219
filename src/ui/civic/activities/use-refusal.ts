import type { Failure } from '../../../application/frame/shared/failure'
import { checkInProblems } from '../../../domain/civic/activities/attendance'
import { useFailureText } from '../../frame/kit/states/use-failure-text'
import { useWords } from '../../frame/words/words'
import { activitiesWords } from './activities.words'

const knownStates = [
  ...checkInProblems,
  'not-joined',
  'not-a-volunteer',
  'enrolling',
  'shift-full',
  'running',
  'enrolment-over',
  'ended',
  'announced',
  'joined',
  'checked-in',
  'not-known',
  'own',
  'closed',
  'open',
] as const

/** Returns the words for why an act in an activity was refused. */
export function useRefusal(): (failure: Failure) => string {
  const words = useWords(activitiesWords)
  const textOf = useFailureText()
  return (failure) => {
    const state = knownStates.find((each) => each === failure.state)
    return state === undefined ? textOf(failure) : words[`refused.${state}`]
  }
}
