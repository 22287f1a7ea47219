/**
 * The place of a content in a list by age and answers: its minute, and the logarithm of its answers. It does not change
 * as time passes, since what is new begins higher than what is old. So the database stores and indexes it
 * (`contents.hotness`), and a list costs as much as its page.
 */

/** How much one answer counts for the hotness of a content. */
export const hotnessWeights = { likes: 1, comments: 2 } as const

/** How many minutes younger a content seems with ten times as many answers: two days. */
export const minutesOfTenfold = 2880

/** The minute since 1970 from which hotness counts: the beginning of 2020. It keeps the numbers small. */
export const hotnessBegins = 26_297_280
