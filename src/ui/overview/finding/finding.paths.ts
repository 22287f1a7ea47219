export const findingPath = '/find'
