export const creditsPath = '/credits'
