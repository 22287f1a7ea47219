export const venuesPath = '/practice-venue'
export const venuePath = (id: string) => `/venue-details/${encodeURIComponent(id)}`

/** The path of a venue's staff; the query parameter `tab` selects its teams, activities or venues. */
export const positionPath = (id: string) => `/position-information?id=${encodeURIComponent(id)}`
