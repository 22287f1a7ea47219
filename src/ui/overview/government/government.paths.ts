export const governmentPath = '/gover'
