export const scanPath = '/scan'
