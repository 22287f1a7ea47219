export const myCommentsPath = '/my-comments'
