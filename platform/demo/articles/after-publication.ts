import { bilingual } from '../text'

/** What the newsroom put right in an article after it was published, by the id of the article; null for a new version. */
const changes: Readonly<Record<string, ReturnType<typeof bilingual> | null>> = {
  'post-000001': bilingual(
    '本文初稿把征求意见的截止日写成本周四，应为本周五。',
    'An earlier version of this article said that answers could be sent until Thursday. They can be sent until Friday.',
  ),
  'post-000003': null,
}

/** Returns the columns of an article that were changed between its publication and now. */
export function afterPublication(id: string, publishedAt: Date, now: Date) {
  const at = new Date(publishedAt.getTime() + (now.getTime() - publishedAt.getTime()) * 0.6)
  const text = changes[id]
  if (text === undefined) return {}
  return text === null ? { updatedAt: at } : { corrections: [{ at: at.toISOString(), text }] }
}
