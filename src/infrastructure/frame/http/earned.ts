/** The credits that an act earned, where its answer states them. */
export const creditsEarned = (credits: number | undefined) => (credits === undefined ? {} : { credits })
