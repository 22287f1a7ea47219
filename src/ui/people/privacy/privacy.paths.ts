export const userPrivacyPath = '/user-privacy'
