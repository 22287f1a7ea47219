import * as z from 'zod/mini'
import { day } from '../../../../contract/fields'

const words = z.string().check(z.trim(), z.minLength(1))

/** A text in both languages, as the office writes it. */
export const writtenWords = z.strictObject({ 'zh-CN': words, en: words })

const periods = z
  .array(
    z.strictObject({
      opens: z.int().check(z.minimum(0), z.maximum(1439)),
      closes: z.int().check(z.minimum(1), z.maximum(2880)),
    }),
  )
  .check(z.refine((each) => each.every(({ opens, closes }) => opens < closes)))

/**
 * Opening hours as the office writes them: the periods of each day of the week, Sunday first, in minutes since its
 * midnight; dates that differ; and the periods of public holidays, null where these change nothing.
 */
export const writtenHours = z.strictObject({
  weekly: z.array(periods).check(z.length(7)),
  special: z.array(z.strictObject({ date: day, name: writtenWords, periods })),
  holidays: z.nullable(periods),
})
