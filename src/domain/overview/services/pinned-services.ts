/** The number of services that are shown as pinned: two rows of four. */
export const mostPinned = 8

/** The number that a device stores, since services of another city, or that are gone for a while, keep their pins. */
const mostStored = 64

/** Pins a service, as the last one, or takes it off. */
export function togglePinned(pinned: readonly string[], id: string): readonly string[] {
  return pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id].slice(-mostStored)
}

/** Parses the stored list; what is no text or occurs twice is left out. */
export function pinnedOf(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return []
  return [...new Set(stored.filter((each): each is string => typeof each === 'string'))].slice(-mostStored)
}
