const hour = 3_600_000

/** The beginning of the hour of a time, in milliseconds since 1970: what people announce begins at a full hour. */
export const fullHour = (time: Date): number => Math.floor(time.getTime() / hour) * hour
