/** The weights of a comment's rank; a reply takes more effort than a tap, and counts twice. */
export const rankWeights = { likes: 1, replies: 2 } as const

/** The rank of a comment in the order 'hot': the highest comes first, and of equal ones the newer. */
export function commentRank({ likes, replies }: { readonly likes: number; readonly replies: number }): number {
  return rankWeights.likes * likes + rankWeights.replies * replies
}
