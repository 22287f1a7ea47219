export const messagesPath = '/message'
