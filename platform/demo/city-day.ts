export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The clocks of the demo city are eight hours ahead of UTC. */
export const ahead = 8 * hour

/** The beginning of the day of the demo city in which a time lies, in milliseconds since 1970. */
export const cityDay = (time: Date): number => Math.floor((time.getTime() + ahead) / day) * day - ahead

/** The hours between which people do what others see, from midnight on. */
export const [morning, evening] = [8 * hour, 20 * hour]

/** The date, as YYYY-MM-DD, of something that is over. The night belongs to the day before it (`seed-times-of-day.ts`). */
export const dateOfPast = (time: Date): string => new Date(time.getTime() + ahead - morning).toISOString().slice(0, 10)

/** Whether something that begins now and takes an hour or two lies in the day: between eight and eight. */
export const isInDay = (time: Date): boolean => {
  const since = time.getTime() - cityDay(time)
  return since >= 8.5 * hour && since < 18 * hour
}

/**
 * The time by day at which somebody does what they would do at this time. What would be at night is in the first minutes
 * of the next day, so that it follows what happened in the evening; when that day is yet to come, it is before the evening.
 */
export function whenUp(time: Date, now: Date): Date {
  const dusk = cityDay(new Date(time.getTime() - evening)) + evening
  const dawn = dusk + day - evening + morning
  const [night, first] = [dawn - dusk, 20 * minute]
  const since = time.getTime() - dawn
  if (since >= hour) return time
  // The first hour of the day makes room for the night.
  const up = since < 0 ? dawn + ((since + night) / night) * first : dawn + first + (since * (hour - first)) / hour
  return new Date(Math.floor(up <= now.getTime() ? up : dusk - (now.getTime() - time.getTime()) / 24))
}
