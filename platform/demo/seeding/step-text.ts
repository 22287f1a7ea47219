import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'
import { stepWords } from './seeding.words'

/** The progress text of one step. */
export function stepText(what: Localised, index: number, of: number): Localised {
  return bilingual(stepWords['zh-CN'](index, of, what['zh-CN']), stepWords.en(index, of, what.en))
}
