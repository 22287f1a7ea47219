export const wishesPath = '/micro-wish'
export const publishWishPath = '/micro-wish-publish'
export const myWishesPath = '/my-wish'
export const myClaimedPath = '/my-claimed'
export const helpedPersonsPath = '/helper-list'
export const addHelpedPersonPath = '/add-helper'
/** The path of the form of S144 for a person who is already registered. */
export const editHelpedPersonPath = (id: string) => `${addHelpedPersonPath}?person=${encodeURIComponent(id)}`
export const wishPath = (id: string) => `/micro-wish-details/${encodeURIComponent(id)}`
export const helpedPersonPath = (id: string) => `/help-details/${encodeURIComponent(id)}`
/** The path of the form of a wish for a person whom the member helps. */
export const publishWishForPath = (personId: string) => `${publishWishPath}?for=${encodeURIComponent(personId)}`
