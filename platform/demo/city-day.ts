export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The clocks of the demo city are eight hours ahead of UTC. */
const ahead = 8 * hour

/** The beginning of the day of the demo city in which a time lies, in milliseconds since 1970. */
export const cityDay = (time: Date): number => Math.floor((time.getTime() + ahead) / day) * day - ahead

/** Whether something that begins now and takes an hour or two lies in the day: between eight and eight. */
export const isInDay = (time: Date): boolean => {
  const since = time.getTime() - cityDay(time)
  return since >= 8.5 * hour && since < 18 * hour
}
