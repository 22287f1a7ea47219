import { and, eq, ne } from 'drizzle-orm'
import type { UploadUse } from '../../../kernel/uploads/upload-use'
import { circlePosts } from './circles.schema'

const whileInState = {
  isKeptWhile: ne(circlePosts.state, 'deleted'),
  // What was written for members is seen by those alone who get an answer with its signed address.
  isShownWhile: and(eq(circlePosts.state, 'published'), eq(circlePosts.isClosed, false)),
}

export const circlePostPictures: UploadUse = { column: circlePosts.pictures, content: 'pictures', ...whileInState }
export const circlePostVideo: UploadUse = { column: circlePosts.video, content: 'address', ...whileInState }
