/** An answer takes more than a tap: it counts twice. */
export const rankWeights = { likes: 1, replies: 2 } as const

/** The place of a comment in the order 'hot': the higher, the earlier; of equal ones the newer comes first. */
export function commentRank({ likes, replies }: { readonly likes: number; readonly replies: number }): number {
  return rankWeights.likes * likes + rankWeights.replies * replies
}
