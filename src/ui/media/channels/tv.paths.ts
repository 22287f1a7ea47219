export const livePath = (id: string) => `/lives/${encodeURIComponent(id)}`

export const tvPath = '/tv'
/** The path of the TV screen with this channel in its player. */
export const channelInTvPath = (id: string) => `${tvPath}?channel=${encodeURIComponent(id)}`
