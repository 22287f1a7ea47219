export const historyPath = '/history'
export const favouritesPath = '/collection'
export const profilePath = '/user'
