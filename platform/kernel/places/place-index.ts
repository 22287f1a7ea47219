import { sql } from 'drizzle-orm'

/**
 * The position of a row as one value, for a GiST index. Such an index reads only the rows of a box, while an index over
 * the columns `latitude` and `longitude` reads a whole band of latitude. `inRing` and `insideBox` use it.
 */
export const pointOf = sql`point(longitude, latitude)`
