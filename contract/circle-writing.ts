import * as z from 'zod/mini'
import { circlePostSchema } from './circles'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { actErrors, postingErrors } from './expected-errors'
import { id, idPath, writtenText } from './fields'
import { namedPeopleWriting } from './mentions'
import { pollWriting } from './polls'
import { positionSchema } from './positions'

/** What of a post its author may change later. */
const postWriting = {
  text: writtenText(8000),
  people: namedPeopleWriting,
  /** The name of a place; may be ''. */
  place: writtenText(200),
  /** The position of the place on the map. */
  position: z._default(positionSchema, null),
  /** The id of the preview that is shown under the text; null for none. */
  link_id: z.nullable(id),
}
export const createCirclePost = endpoint({
  id: null,
  name: 'createCirclePost',
  method: 'POST',
  url: '/v1/circles/:id/posts',
  summary:
    'Writes a post in a circle, for its members. Others see it at once, unless the office looks at it first. Whom it names is told',
  access: 'phone',
  path: idPath,
  body: z.object({
    ...postWriting,
    /** Ids of the author's uploads: pictures, or one video with a picture as its cover. */
    pictures: z.array(id).check(z.maxLength(10)),
    poll: z.nullable(pollWriting),
  }),
  answer: z.object({ post: circlePostSchema }),
  // 409001 with the state `not-a-member`, `muted` or `circle-ended`.
  errors: postingErrors,
  idempotent: true,
})
export const editCirclePost = endpoint({
  id: null,
  name: 'editCirclePost',
  method: 'PUT',
  url: '/v1/circle_posts/:id',
  summary:
    'The author changes the words of a post, which is marked as edited. Pictures and a poll stay as they are; whom it names newly is told',
  access: 'phone',
  path: idPath,
  body: z.object(postWriting),
  answer: z.object({ post: circlePostSchema }),
  errors: [...actErrors, errorCodes.phoneNeeded],
  idempotent: true,
})
