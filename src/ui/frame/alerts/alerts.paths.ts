export const alertListPath = '/alerts'
