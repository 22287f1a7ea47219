export const certificatePath = '/certificate'
/** One of the member's own certificates of a part of their service. */
export const partialCertificatePath = (number: string) => `${certificatePath}?number=${encodeURIComponent(number)}`
/** The screen on which a member gets a certificate of one activity. */
export const certificateOfActivityPath = (id: string) => `${certificatePath}?activity=${encodeURIComponent(id)}`
/** The path of the screen on which anybody verifies a certificate. */
export const verifyPath = (number: string) => `/certificates/${encodeURIComponent(number)}`
