import type * as z from 'zod/mini'
import type { Localised } from '../database/schema/localised'
import { invalid } from '../http/refusal'
import { jsonOf, misfit } from './written-json'

/** Parses what an operator wrote as JSON; refuses it by the names of the fields that do not fit. */
export function readWritten<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  const written = schema.safeParse(jsonOf(text))
  if (!written.success) throw misfit(written.error.issues)
  return written.data
}

/** Parses `中文 / English`; a text without a slash stands for both languages. */
export function readBoth(text: string): Localised {
  const [chinese = '', english = chinese] = text.split(' / ').map((part) => part.trim())
  if (chinese === '' || english === '') throw invalid({ text: 'words-missing' })
  return { 'zh-CN': chinese, en: english }
}
