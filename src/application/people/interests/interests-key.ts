/** The key under which a device stores its interests; nothing is there before its owner has chosen so. */
export const interestsKey = 'interests'
