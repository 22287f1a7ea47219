/** What an act has earned, where its answer says so. */
export const earned = (credits: number | undefined) => (credits === undefined ? {} : { credits })
