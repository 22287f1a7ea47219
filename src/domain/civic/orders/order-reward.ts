/** How many rewarded orders two people may have with each other in a calendar month, whoever serves whom. */
export const mostRewardedPerPair = 4

/** How many orders of one person may have a reward reserved at once: what they hold is missing for everybody else. */
export const mostReservedPerOrderer = 5

/**
 * Reserved from the budget when the order is placed; held for 48 hours when it is completed; then paid. Returned to the
 * budget when the order ends without service, or is one of a pair who had their share this month. Disputed while somebody
 * objects.
 */
export const rewardStates = ['reserved', 'held', 'disputed', 'paid', 'returned'] as const
export type RewardState = (typeof rewardStates)[number]

/** States in which the money is taken from the budget. */
export const rewardsTaken = ['reserved', 'held', 'disputed', 'paid'] as const satisfies readonly RewardState[]

/** How long a budget lasts: a calendar month of the site, or once and for all. */
export const budgetPeriods = ['month', 'total'] as const

/** What the desk looks for among the rewarded orders of `window` milliseconds. */
export const rewardPatterns = {
  window: 30 * 86_400_000,
  /** Orders that one provider had completed within a day. */
  burst: 4,
  /** Orders of one pair. */
  pair: mostRewardedPerPair,
} as const
