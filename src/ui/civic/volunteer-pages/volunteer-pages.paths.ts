export const volunteerPagePath = (id: string) => `/user-details/${encodeURIComponent(id)}`
