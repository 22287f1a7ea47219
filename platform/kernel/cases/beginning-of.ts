import { summaryOf } from '../../../src/domain/frame/shared/format/summary'
import type { Localised } from '../database/schema/localised'

const longestBeginning = 24

/** The beginning of a text in each language, as a title for something that has none. */
export const beginningOf = (text: Localised, most = longestBeginning): Localised => ({
  'zh-CN': summaryOf(text['zh-CN'], most),
  en: summaryOf(text.en, most),
})
