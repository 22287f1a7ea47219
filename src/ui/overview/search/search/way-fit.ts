import { fitOf } from '../../../../domain/overview/search/fit'
import { wayName, type SearchWay } from '../../../frame/shell/declarations/way'

/** The weight of a match with another name of a screen, so that a match with the screen's own name comes first. */
const asOtherName = 0.9

/**
 * Returns how well a way fits a query, from 0 to 1.
 * @param fold the form in which texts are compared
 */
export function wayFit({ words }: SearchWay, query: string, fold: (text: string) => string): number {
  const question = fold(query)
  return Math.max(
    ...Object.values(words).flatMap((text) => [
      fitOf(question, fold(wayName(text))),
      fitOf(question, fold(text)) * asOtherName,
    ]),
  )
}
