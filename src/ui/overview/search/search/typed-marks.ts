import { plainWriting } from '../../../../domain/frame/shared/plain-writing'
import { runsOf } from '../../../../domain/overview/search/search-parts'

/** The words of a suggestion that begin as somebody types, and the Chinese characters that they typed. */
export function typedMarks(suggestion: string, typed: string): readonly string[] {
  const typedRuns = runsOf(plainWriting(typed))
  return runsOf(suggestion).flatMap(({ text, isChinese }) => {
    if (isChinese) return typedRuns.filter((run) => run.isChinese).map((run) => run.text)
    const plain = plainWriting(text)
    return typedRuns.some((run) => !run.isChinese && plain.startsWith(run.text)) ? [text] : []
  })
}
