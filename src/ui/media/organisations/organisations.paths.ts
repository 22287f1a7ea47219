export const organisationsPath = '/org-list'
export const groupQuery = 'group'
/** The path of the list of organisations, for one group. */
export const organisationsOfPath = (group: string) => `${organisationsPath}?${groupQuery}=${encodeURIComponent(group)}`
