import type { CommentTarget } from '../../../application/participation/reactions/reaction-target'
import { contentPath } from '../../../domain/frame/navigation/content-target'

/** The address of one comment over its content (S024, S033, S045); null for contents without a screen of their own. */
export function commentPath({ id, kind }: CommentTarget, commentId: string): string | null {
  const content = contentPath(kind, id)
  return content === null ? null : `${content}/comment/${encodeURIComponent(commentId)}`
}
