import type { UploadUse } from '../uploads/upload-use'
import { users } from './session.schema'

/** Whoever writes is shown with their picture. */
export const avatars: UploadUse = { column: users.avatar, holds: 'address', shownWhile: 'always' }
