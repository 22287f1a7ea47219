import { fitOf } from '../../../domain/overview/search/fit'
import { wayName, type SearchWay } from '../../frame/shell/way'

/** The score of a match with another name: a match with the screen's own name comes first. */
const asOtherName = 0.9

/** How well a way fits a question, from 0 to 1. */
export const wayFit = ({ words }: SearchWay, query: string): number =>
  Math.max(...Object.values(words).flatMap((text) => [fitOf(query, wayName(text)), fitOf(query, text) * asOtherName]))
