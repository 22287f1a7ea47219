import { port } from '../shared/port'

/** The number at the icon of an installed site. */
export interface AppBadge {
  show(count: number): void
}
export const AppBadge = port<AppBadge>('AppBadge')
