export const alertsPath = '/alerts'
