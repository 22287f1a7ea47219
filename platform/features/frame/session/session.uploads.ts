import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { users } from '../../../kernel/members/members.schema'

/** Whoever writes is shown with their picture. */
export const avatars: UploadUse = { column: users.avatar, holds: 'address', shownWhile: 'always' }
