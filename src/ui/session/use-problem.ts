import { useWords } from '../words/words'
import { problemWords } from './session.words'

/** Says what is wrong with a field; null when nothing is. */
export function useProblem(): (field: string, reason: string | null | undefined) => string | null {
  const words: Readonly<Record<string, string>> = useWords(problemWords)
  return (field, reason) => (reason == null ? null : (words[`${field}.${reason}`] ?? words.other ?? reason))
}
