import { contentPath } from '../../../domain/frame/navigation/content-target'
import { pathSegment } from '../../../domain/frame/navigation/target'

export const videoPath = (id: string) => contentPath('video', id) ?? '/videos'
export const shortsPath = '/play'
export const shortPath = (id: string) => contentPath('short', id) ?? shortsPath
/** The query parameter that names who shared an address (B107). */
export const sharerQuery = 'from_user_id'
/** The path that is shared for a short. */
export const sharedShortPath = (id: string) => `/share/${pathSegment(id) ?? ''}`
