import { keptRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { heldComments } from './held-comments.schema'
import { commentLikes, comments } from './comments.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalComments: readonly PersonalData[] = [
  keptRows(comments, comments.userId, 'Others answered it', { copy: { without: ['rank', 'people'] } }),
  keptRows(comments, comments.replyToUserId, 'It belongs to who wrote it'),
  {
    ...ownRows(commentLikes, commentLikes.userId),
    counts: [{ refersTo: [commentLikes.commentId], key: [comments.id], counter: comments.likes }],
  },
  ownRows(heldComments, heldComments.userId, ['people']),
]
