import type { SuggestionCard } from '../../../domain/civic/suggestions/suggestion'
import type { SuggestionState } from '../../../domain/civic/suggestions/suggestion-lifecycle'
import type { NextStep } from '../../frame/cases/next-step.part'
import { useWords } from '../../frame/words/words'
import { suggestionPath } from './suggestions.paths'
import { suggestionsWords } from './suggestions.words'

const tones: Readonly<Record<SuggestionState, NextStep['tone']>> = {
  submitted: 'plain',
  refused: 'danger',
  accepted: 'accent',
  assigned: 'accent',
  replied: 'success',
  reopened: 'accent',
  confirmed: 'success',
  closed: 'plain',
  joined: 'accent',
  withdrawn: 'plain',
}

/** Returns the state of a suggestion, and the next step of its author. */
export function useSuggestionNext(): (suggestion: Pick<SuggestionCard, 'id' | 'state' | 'acts'>) => NextStep {
  const words = useWords(suggestionsWords)
  return ({ id, state, acts }) => {
    const act = acts.find((each) => each !== 'correct' && each !== 'withdraw')
    return {
      text: words[`state.${state}`],
      tone: tones[state],
      act: act === undefined ? null : { label: words[`act.${act}`], to: suggestionPath(id) },
    }
  }
}
