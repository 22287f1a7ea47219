export const practiceMapPath = '/practice-map'
