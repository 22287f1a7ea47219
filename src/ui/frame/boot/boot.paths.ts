/** S155: the site's own app. */
export const bootPath = '/boot'
/** S156: the same, entered from a printed code. */
export const printedBootPath = '/qrs/boot'
