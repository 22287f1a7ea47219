export const servicesPath = '/services'

export function modulePath(id: string): string {
  return `/modules/${encodeURIComponent(id)}`
}
