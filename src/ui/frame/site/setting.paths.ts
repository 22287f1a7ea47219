export const aboutPath = '/about'
export const qualificationsPath = '/qulity-info'
