export const amenitiesPath = '/around'
export const amenityPath = (id: string) => `/arounds/${encodeURIComponent(id)}`
