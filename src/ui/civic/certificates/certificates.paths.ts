export const certificatePath = '/certificate'
/** The path of the screen on which anybody verifies a certificate. */
export const verifyPath = (number: string) => `/certificates/${encodeURIComponent(number)}`
