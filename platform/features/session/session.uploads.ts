import type { UploadUse } from '../uploads/upload-use'
import { users } from './session.schema'

/** Avatars are public: a member's posts show them. */
export const avatars: UploadUse = { column: users.avatar, holds: 'address', shownWhile: 'always' }
