import { contentKinds, type ContentKind } from '../../frame/content/content-kinds'
import { contentPath } from '../../frame/navigation/content-target'

/** The kinds that show their comments, but have no address for one of them. */
const withoutAddress: readonly ContentKind[] = ['album', 'short', 'topic']

/**
 * The path of one comment over its content, which has this code; that of the content where a comment has no address,
 * and null where the content has no screen of its own.
 */
export function commentPathOf(code: number, contentId: string, commentId: string): string | null {
  const kind = kindOf(code)
  const path = contentTypePath(code, contentId)
  if (kind === undefined || path === null || withoutAddress.includes(kind)) return path
  return `${path}/comment/${encodeURIComponent(commentId)}`
}

/** The path of a content of this code; null where the content has no screen of its own. */
export function contentTypePath(code: number, contentId: string): string | null {
  const kind = kindOf(code)
  return kind === undefined ? null : contentPath(kind, contentId)
}

const kindOf = (code: number): ContentKind | undefined =>
  (Object.keys(contentKinds) as readonly ContentKind[]).find((each) => contentKinds[each].code === code)
