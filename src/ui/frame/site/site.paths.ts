/** S001: the page route with a blank id. */
export const startPath = '/page/'
export const homePath = '/index'
export const noScreenPath = '/not-found'
export const errorPagePath = '/error-page'
export const settingPath = '/setting'
