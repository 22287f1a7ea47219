/** The path of the screen of a class. */
export const pathOfClass = (id: string): string => `/class-assistant/${encodeURIComponent(id)}`
