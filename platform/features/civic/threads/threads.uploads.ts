import { sql } from 'drizzle-orm'
import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { threadNotes } from './threads.schema'

/**
 * The pictures of notes, which the two sides get by signed addresses. Nobody else ever sees them; the condition is there
 * because pictures that somebody else sees are checked.
 */
export const notePictures: UploadUse = { column: threadNotes.pictures, content: 'addresses', isShownWhile: sql`false` }
