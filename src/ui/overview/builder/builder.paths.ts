/** The addresses of S022. */
export const renovationPath = '/mobile-renovation'
export const pageEditorPath = (id: string): string => `${renovationPath}?id=${encodeURIComponent(id)}`
