import { fitOf } from '../../../domain/overview/search/fit'
import { wayName, type Way } from '../../frame/shell/way'

/** A name of the screen itself comes first. */
const asOtherName = 0.9

/** How well a way fits a question, from 0 to 1. */
export const wayFit = ({ words }: Way, query: string): number =>
  Math.max(...Object.values(words).flatMap((text) => [fitOf(query, wayName(text)), fitOf(query, text) * asOtherName]))
