/** The greatest number of rewarded orders between two people in a calendar month, whoever serves whom. */
export const mostRewardedPerPair = 4

/**
 * The greatest number of one person's orders whose rewards are reserved at once, because a reserved reward is not
 * available for the orders of other people.
 */
export const mostReservedPerOrderer = 5

/**
 * The states of a reward. It is reserved from the budget when the order is placed, held for 48 hours when it is
 * completed, and then paid. It is disputed while somebody objects. It returns to the budget when the order ends without
 * service, or when the two people have used up their rewarded orders of this month.
 */
export const rewardStates = ['reserved', 'held', 'disputed', 'paid', 'returned'] as const
export type RewardState = (typeof rewardStates)[number]

/** The states in which the money is taken from the budget. */
export const rewardsTaken = ['reserved', 'held', 'disputed', 'paid'] as const satisfies readonly RewardState[]

/** How long a budget lasts: one calendar month of the site, or for good. */
export const budgetPeriods = ['month', 'total'] as const

/** The patterns that the desk looks for among rewarded orders of the last `window` milliseconds. */
export const rewardPatterns = {
  window: 30 * 86_400_000,
  /** The number of orders that one provider completed within a day. */
  burst: 4,
  /** The number of orders between the same two people. */
  pair: mostRewardedPerPair,
} as const
