export const invitePath = '/extension'
