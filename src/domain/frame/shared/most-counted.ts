/** The greatest exact count of what was found; a greater count is sent as this number plus one. */
export const mostCounted = 99

/** A count of what was found, as it is shown: 99+ for more than are counted. */
export const countedText = (count: number): string => (count > mostCounted ? `${mostCounted}+` : String(count))
