export const matrixPath = '/matrix'
export const matrixGroupPath = (id: string) => `/matrixs/${encodeURIComponent(id)}`
