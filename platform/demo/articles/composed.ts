import type { Localised } from '../../kernel/database/schema/localised'
import { cityName, districts, hospitals, men, neighbourhoods, parks, schools, streets, villages, women } from '../content/places'
import { parkSpot, positionAt, streetPosition } from '../content/map'
import { sequence } from '../random'
import { bilingual, fillTemplate, sameInBoth } from '../text'
import { otherTitles } from './other-titles'
import { storyTemplates } from './templates'

export interface ComposedArticle {
  readonly sub: string
  readonly tags: readonly string[]
  readonly title: Localised
  readonly summary: Localised
  /** Markdown. */
  readonly body: Localised
  /** The place that its title or summary names first; null for one that names no street and no park of the map. */
  readonly position: ReturnType<typeof positionAt> | null
}

/** Whether the story refers to its person as 'she'. */
const speaksOfHer = (texts: readonly string[]): boolean => texts.some((text) => /\b(she|her)\b/i.test(text))

/** How often each template is used: once with each of its titles. */
const variants = 4

/**
 * Fills every template with other places, people and numbers, under a different title each time; all templates once,
 * then all again.
 */
export function composedArticles(): readonly (readonly ComposedArticle[])[] {
  return Array.from({ length: variants }, (_, variant) => storyTemplates.map((template, pattern) => {
    const order = sequence(`story ${pattern} ${variant}`)
    // A step coprime with a list's length visits all of its entries.
    const of = (values: readonly Localised[], step: number) => values[(pattern * 3 + variant * step + step) % values.length] ?? cityName
    const slots = {
      street: of(streets, 7), hood: of(neighbourhoods, 5), village: of(villages, 5), school: of(schools, 3), park: of(parks, 3),
      hospital: of(hospitals, 5), district: of(districts, 5), person: of(speaksOfHer(template.en) ? women : men, 5), n: sameInBoth(numberFor(pattern, variant)), m: sameInBoth(String(order.between(3, 9) + variant)),
    }
    const [zhTitle = '', zhSummary = '', enTitle = '', enSummary = ''] =
      variant === 0 ? [template.zh[0], template.zh[1], template.en[0], template.en[1]] : (otherTitles[pattern]?.[variant - 1] ?? '').split(' | ')
    const filledTexts = (chinese: string, english: string) => fillTemplate(bilingual(chinese, english), slots)
    const place = slotOf(zhTitle) ?? slotOf(zhSummary)
    const position = place === null ? null : positionOf(place, slots[place])
    return { position, sub: template.sub, tags: rotated(template.scenes, variant), title: filledTexts(zhTitle, enTitle), summary: filledTexts(zhSummary, enSummary), body: filledTexts(template.zh[2], template.en[2]) }
  }))
}

const placeSlots = ['street', 'park'] as const

/** The place that a text with slots names first. */
const slotOf = (text: string): (typeof placeSlots)[number] | null => placeSlots.find((slot) => text.includes(`{${slot}}`)) ?? null

function positionOf(slot: (typeof placeSlots)[number], name: Localised) {
  if (slot === 'street') return streetPosition(streets.indexOf(name))
  const spot = parkSpot(parks.indexOf(name))
  return spot === null ? null : positionAt(spot)
}

const rotated = <Item>(items: readonly Item[], turns: number): readonly Item[] => [...items.slice(turns), ...items.slice(0, turns)]

/** Ranges of the numbers that the templates mention. */
const ranges: readonly (readonly [least: number, most: number])[] = [
  [68, 240], [96, 320], [3, 14], [120, 460], [35, 160], [2, 48], [3, 40], [24, 210], [8, 21], [74, 168], [132, 990], [3, 99], [4, 22], [60, 900], [18, 72],
  [28, 96], [6, 40], [61, 154], [8, 20], [4200, 7800], [120, 980], [34, 120], [21, 160], [1200, 6400], [2, 12], [5, 16], [6, 28], [80, 200], [35, 95], [40, 180], [320, 2400],
]

function numberFor(pattern: number, variant: number): string {
  const [least, most] = ranges[pattern] ?? [10, 99]
  const spread = Math.max(1, Math.floor((most - least) / variants))
  return String(least + variant * spread + sequence(`number ${pattern} ${variant}`).whole(spread))
}
