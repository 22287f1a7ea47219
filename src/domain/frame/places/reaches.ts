/** The distances in metres, as an address says them, to which a list of the nearest can be narrowed. */
export const reaches = ['1000', '3000', '10000'] as const
