export const minePath = '/mine'
