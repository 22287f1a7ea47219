/** The credits that an act earned, where its answer states them. */
export const earned = (credits: number | undefined) => (credits === undefined ? {} : { credits })
