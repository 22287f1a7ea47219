import type { GuideTheme, LifeEvent } from '../../../../src/domain/civic/guides/guide'
import type { Localised } from '../../../kernel/database/schema/localised'

/** A text as `Chinese|English`. */
export type Both = `${string}|${string}`

/** A guide of the demo as it is written down. */
export interface DemoGuide {
  readonly id: string
  /** The id of the organisation that wrote it. */
  readonly from: string
  readonly theme: GuideTheme
  readonly events: readonly LifeEvent[]
  readonly title: Both
  readonly summary: Both
  readonly conditions: readonly Both[]
  /** Each material with its name, what to watch out for, and the name of its form. */
  readonly materials: readonly (readonly [name: Both, hint?: Both | null, form?: string])[]
  readonly steps: readonly (readonly [title: Both, text: Both])[]
  /** Each fee with its amount in cents. */
  readonly fees: readonly (readonly [name: Both, cents: number])[]
  /** The working days by law (null where it sets no term) and by promise. */
  readonly days: readonly [legal: number | null, promised: number]
  readonly places: readonly string[]
  readonly questions: readonly (readonly [question: Both, answer: Both])[]
  readonly laws: readonly Both[]
  /** The address where the procedure is begun online. */
  readonly online?: string
  /** How many days ago it was checked. */
  readonly checked: number
  /** The days until it ends to be valid; negative for a guide that is expired. */
  readonly ends?: number
}

/** Reads a text; throws where it lacks a language. */
export function bothOf(text: Both): Localised {
  const [chinese = '', english = '', ...more] = text.split('|')
  if (chinese === '' || english === '' || more.length > 0) throw new Error(`not two languages: ${text}`)
  return { 'zh-CN': chinese, en: english }
}
