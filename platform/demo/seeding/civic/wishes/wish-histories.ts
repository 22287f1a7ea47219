import type { WishAct, WishRole, WishState } from '../../../../../src/domain/civic/wishes/wish-lifecycle'
import { applyAct } from '../../../../../src/domain/frame/cases/lifecycle'
import { wishLifecycle } from '../../../../../src/domain/civic/wishes/wish-lifecycle'

export interface DemoWishStep {
  readonly act: WishAct
  readonly role: WishRole
  /** Index of the claimant who carries out the act. */
  readonly claimant: number
}

const operator = (act: WishAct): DemoWishStep => ({ act, role: 'operator', claimant: 0 })
const claim = (claimant: number): DemoWishStep => ({ act: 'claim', role: 'volunteer', claimant })
const finish: DemoWishStep = { act: 'finish', role: 'claimant', claimant: 0 }
const evaluate: DemoWishStep = { act: 'evaluate', role: 'wisher', claimant: 0 }
const claims = (count: number) => Array.from({ length: count }, (_, index) => claim(index))

/** The history of a demo wish in a state: its acts in order, as the lifecycle allows them. */
export function historyOf(state: WishState, helperCount: number, index: number): DemoWishStep[] {
  const approve = operator('approve')
  switch (state) {
    case 'submitted':
      return []
    case 'refused':
      return [operator('refuse')]
    case 'open':
      return [approve, ...openHistory(helperCount, index)]
    case 'claimed':
      return [approve, ...claims(helperCount)]
    case 'finished':
      return [approve, ...claims(helperCount), finish]
    case 'evaluated':
      return [approve, ...claims(helperCount), finish, evaluate]
    case 'expired':
      return [approve, { act: 'expire', role: 'clock', claimant: 0 }]
    case 'withdrawn':
      return [approve, { act: 'withdraw', role: 'wisher', claimant: 0 }]
  }
}

/**
 * The acts of an open wish after its approval: a wish for several helpers has one claim fewer than it needs, and one in
 * five other wishes has a claim that was cancelled.
 */
function openHistory(helperCount: number, index: number): DemoWishStep[] {
  if (helperCount > 1) return claims(helperCount - 1)
  return index % 5 === 3 ? [claim(0), { act: 'cancel', role: 'claimant', claimant: 0 }] : []
}

/** The state to which each step leads, and the places that are left after the last step. */
export function statesOf(
  steps: readonly DemoWishStep[],
  helperCount: number,
): { states: WishState[]; placesLeft: number } {
  let state: WishState = wishLifecycle.start
  let placesLeft = helperCount
  const states = steps.map(({ act, role }) => {
    const result = applyAct(wishLifecycle, act, { state, roles: [role], placesLeft })
    if (!result.ok) throw new Error(`the demo's wish cannot ${act} when ${state}`)
    const { place } = wishLifecycle.acts[act]
    if (place !== undefined) placesLeft += place === 'takes' ? -1 : 1
    return (state = result.value)
  })
  return { states, placesLeft }
}
