import { sql } from 'drizzle-orm'

/**
 * The position of a row as one value, for an index (GiST) over the columns `latitude` and `longitude`: it reads only
 * the rows of a box, where an index over the two columns would read a whole band of latitude. `boxAround` uses it.
 */
export const pointOf = sql`point(longitude, latitude)`
