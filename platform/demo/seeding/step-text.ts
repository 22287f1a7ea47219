import type { Localised } from '../../kernel/database/schema/localised'
import { both } from '../text'
import { stepWords } from './seeding.words'

/** The progress text of one step. */
export function stepText(what: Localised, place: number, of: number): Localised {
  return both(stepWords['zh-CN'](place, of, what['zh-CN']), stepWords.en(place, of, what.en))
}
