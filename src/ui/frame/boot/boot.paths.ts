/** S155: the site's own app. */
export const bootPath = '/boot'
/** S156: opens the app as S155 does, for visitors who scanned a printed code. */
export const printedBootPath = '/qrs/boot'
