export const practiceHomePath = (id: string) => `/practice/${encodeURIComponent(id)}`
