import { saysSensitiveWord } from '../../frame/site/sensitive-words'

/** The site's rules by which the office looks at a comment before others see it. */
export interface CommentReviewRules {
  /** A comment with one of these words waits. */
  readonly words: readonly string[]
  /** What a member writes beyond `most` comments within `minutes` waits; null for no such limit. */
  readonly rate: { readonly most: number; readonly minutes: number } | null
}

/** A site that configured nothing looks at no comment first. */
export const noCommentReview: CommentReviewRules = { words: [], rate: null }

/**
 * Whether a comment waits for the office.
 * @param recentCount the number of comments that its author wrote within the minutes of the rate
 */
export function mustBeReviewed(rules: CommentReviewRules, text: string, recentCount: number): boolean {
  return saysSensitiveWord(text, rules.words) || (rules.rate !== null && recentCount >= rules.rate.most)
}
