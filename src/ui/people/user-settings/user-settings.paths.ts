export const userSettingsPath = '/user-set'
