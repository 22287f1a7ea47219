export const supportPath = '/support'
