import type { CommentTarget } from '../../application/reactions/reaction-target'
import { useWords } from '../words/words'
import { commentsWords, postsWords } from './comments.words'

/** The words about the comments of a content; those of a discussion are its posts. */
export function useCommentsWords(target: CommentTarget | null) {
  const words = useWords(commentsWords)
  const posts = useWords(postsWords)
  return target?.kind === 'topic' ? { ...words, ...posts } : words
}
