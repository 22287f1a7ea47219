export const citiesPath = '/cities'

/**
 * The query parameter that names the screen that needs the address. Without it, the city of the address becomes the
 * place of the lists.
 */
export const openerQuery = 'for'

export const addressPath = (opener: string) => `/address?${openerQuery}=${encodeURIComponent(opener)}`
