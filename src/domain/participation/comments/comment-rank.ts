/** The weights of a comment's rank. A reply counts twice as much as a like, because it takes more effort. */
export const rankWeights = { likes: 1, replies: 2 } as const

/** The rank of a comment in the order 'hot': higher ranks come first, and newer comments among equal ranks. */
export function commentRank({ likes, replies }: { readonly likes: number; readonly replies: number }): number {
  return rankWeights.likes * likes + rankWeights.replies * replies
}
