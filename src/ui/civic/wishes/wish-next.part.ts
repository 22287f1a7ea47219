import type { WishCard } from '../../../domain/civic/wishes/wish'
import { wishReader } from '../../../domain/civic/wishes/wish-lifecycle'
import type { NextStep } from '../../frame/cases/next-step.part'
import { useWords } from '../../frame/words/words'
import { stateTone } from './state-tone'
import { wishStandingWords } from './wish-standing.words'
import { wishPath } from './wishes.paths'
import { wishesWords } from './wishes.words'

/** Returns the state of a wish for its reader (wisher, claimant or anybody else), and the reader's next step. */
export function useWishNext(): (wish: Pick<WishCard, 'id' | 'state' | 'mine' | 'claimedByMe'>) => NextStep {
  const words = useWords(wishStandingWords)
  const acts = useWords(wishesWords)
  return ({ id, state, ...wish }) => {
    const reader = wishReader(wish)
    const isTheirTurn = reader === 'wisher' && state === 'finished'
    return {
      text: words[`${reader}.${state}`],
      // The wisher can only wait for a helper, so the badge asks nothing of them.
      tone: isTheirTurn ? 'accent' : reader === 'wisher' && state === 'open' ? 'plain' : stateTone(state),
      act: isTheirTurn ? { label: acts['act.evaluate'], to: wishPath(id) } : null,
    }
  }
}
