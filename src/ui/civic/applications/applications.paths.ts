export const applyPath = '/join'
