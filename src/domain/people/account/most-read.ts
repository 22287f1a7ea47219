/** The periods over which is counted how many people read a thing. */
export const readPeriods = ['week', 'today'] as const
export type ReadPeriod = (typeof readPeriods)[number]

/** What fewer people read is shown to nobody as much read, because it would tell of these few. */
export const fewestReaders = 3

/** The days of a week that are counted together: today and the six before it. */
export const daysOfWeek = 7
