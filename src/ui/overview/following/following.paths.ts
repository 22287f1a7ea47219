export const subscriptionsPath = '/subscribes'
export const followedPath = '/attention'
