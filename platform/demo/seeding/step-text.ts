import type { Localised } from '../../database/schema/localised'
import { both } from '../text'
import { seedingWords, stepWords } from './seeding.words'

export type StepName = keyof typeof seedingWords

/** The progress text of one step. */
export function stepText(name: StepName, place: number, of: number): Localised {
  const what = seedingWords[name]
  return both(stepWords['zh-CN'](place, of, what['zh-CN']), stepWords.en(place, of, what.en))
}
