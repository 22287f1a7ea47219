import { useWords } from '../words/words'
import { problemWords } from './session.words'

/** Returns the error text of a field; null without an error. */
export function useProblem(): (field: string, reason: string | null | undefined) => string | null {
  const words: Readonly<Record<string, string>> = useWords(problemWords)
  return (field, reason) => (reason == null ? null : (words[`${field}.${reason}`] ?? words.other ?? reason))
}
