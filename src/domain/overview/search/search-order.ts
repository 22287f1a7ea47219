/** How a search is sorted: by how well the results fit, or the newest first. */
export const searchOrders = ['fit', 'date'] as const
export type SearchOrder = (typeof searchOrders)[number]
