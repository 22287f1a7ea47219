import { eq, ne } from 'drizzle-orm'
import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { shows } from './shows.schema'

const whileInState = { isKeptWhile: ne(shows.state, 'deleted'), isShownWhile: eq(shows.state, 'published') }

export const showPictures: UploadUse = { column: shows.pictures, content: 'pictures', ...whileInState }
export const showVideo: UploadUse = { column: shows.video, content: 'address', ...whileInState }
