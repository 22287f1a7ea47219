import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { users } from '../../../kernel/members/members.schema'

/** Avatars are public: a member's posts show them. */
export const avatars: UploadUse = { column: users.avatar, content: 'address', isShownWhile: 'always' }
