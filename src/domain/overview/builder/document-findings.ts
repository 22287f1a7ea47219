import { linkTarget, type SiteLink } from '../../frame/navigation/site-link'
import { contrastRatio, parseColour, type Colour } from '../../frame/site/colour'
import { keptType, saysTheSame, type DraftCard, type JsonValue, type PageDocument } from './page-document'

/** What is checked before a page is published. */
export const pageChecks = ['no-words', 'contrast', 'bad-link', 'dead-link', 'empty', 'example', 'untranslated'] as const
export type PageCheck = (typeof pageChecks)[number]

/** Something to mend before a page is published. */
export interface PageFinding {
  readonly check: PageCheck
  /** The card that it is about; null for the page itself. */
  readonly cardId: string | null
  /** What it is about within the card, such as the value of a link. */
  readonly about: string
}

/** The ink of texts on the light theme's pages, where an editor's colour is used. */
const ink: Colour = { red: 30, green: 28, blue: 25, alpha: 1 }
/** The least contrast of text (WCAG 2, AA). */
const legible = 4.5

/**
 * The findings of a page, in the order of its cards.
 * @param examples the cards of the gallery, by type: a card that still says what they say was not written yet
 */
export function findingsOf(
  { settings, cards }: PageDocument,
  examples: Readonly<Record<string, Omit<DraftCard, 'id' | 'type'>>>,
): readonly PageFinding[] {
  const ofPage: PageFinding[] = []
  const ground = settings.backgroundColor
  if (ground !== null && !isLegible(ground)) ofPage.push({ check: 'contrast', cardId: null, about: ground })
  if (isBlank(settings.title)) ofPage.push({ check: 'empty', cardId: null, about: 'title' })
  if (cards.length === 0) ofPage.push({ check: 'empty', cardId: null, about: 'cards' })
  return [...ofPage, ...cards.flatMap((card) => findingsOfCard(card, examples[card.type]))]
}

/** The links of a page, each with its card. */
export function linksOf({ cards }: PageDocument): readonly { readonly cardId: string; readonly link: SiteLink }[] {
  return cards.flatMap((card) =>
    partsOf(card).flatMap((part) => (isLink(part) ? [{ cardId: card.id, link: part }] : [])),
  )
}

function isLegible(colour: string): boolean {
  const parsed = parseColour(colour)
  return parsed !== null && contrastRatio(ink, { ...parsed, alpha: 1 }) >= legible
}

function findingsOfCard(card: DraftCard, example: Omit<DraftCard, 'id' | 'type'> | undefined): readonly PageFinding[] {
  if (card.type === keptType) return []
  const found = (check: PageCheck, about = ''): PageFinding => ({ check, cardId: card.id, about })
  const { id: _id, type: _type, ...fields } = card
  if (example !== undefined && card.type !== 'space' && card.type !== 'search-box' && hasWords(fields))
    if (saysTheSame(fields, example)) return [found('example')]
  const findings: PageFinding[] = []
  for (const part of partsOf(card)) {
    if (isLink(part)) {
      if (linkTarget(part) === null) findings.push(found('bad-link', part.value))
    } else if (isPicture(part)) {
      if (part['image'] === '') findings.push(found('empty', 'image'))
      else if (isBlank(part['title'])) findings.push(found('no-words', String(part['image'])))
    } else if (isTexts(part) && isHalf(part)) findings.push(found('untranslated', part['zh-CN'] || part.en))
    else if (isHtml(part) && hasSilentPicture(part)) findings.push(found('no-words', 'img'))
  }
  if (isEmptyCard(card)) findings.push(found('empty', card.type))
  return findings
}

/** Whether a card shows nothing: a list of its own without entries, or a text without words. */
function isEmptyCard({ id: _id, type: _type, ...fields }: DraftCard): boolean {
  const values = Object.entries(fields)
  const lists = values.filter(([, value]) => Array.isArray(value))
  if (lists.length > 0) return lists.every(([, value]) => (value as readonly JsonValue[]).length === 0)
  const source = fields['source']
  if (isObject(source) && source['from'] === 'ids') return saysTheSame(source['ids'], [])
  const texts = values.flatMap(([, value]) => (value !== undefined && isTexts(value) ? [value] : []))
  const saysMore = values.some(([, value]) => value !== null && value !== undefined && !isTexts(value))
  return texts.length > 0 && !saysMore && texts.every(isBlank)
}

const hasWords = (fields: Readonly<Record<string, JsonValue | undefined>>) =>
  Object.entries(fields).some(([name, value]) => name !== 'title' && name !== 'source' && partsOf(value).some(isTexts))

/** All objects within a value, and the value itself when it is one. */
function partsOf(value: JsonValue | undefined): readonly JsonObject[] {
  if (typeof value !== 'object' || value === null) return []
  if (isObject(value)) return [value, ...Object.values(value).flatMap((part) => partsOf(part))]
  return (value as readonly JsonValue[]).flatMap((part) => partsOf(part))
}

type JsonObject = { readonly [name: string]: JsonValue | undefined }

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isLink(part: JsonObject): part is JsonObject & SiteLink {
  return typeof part['kind'] === 'string' && typeof part['value'] === 'string' && 'type' in part
}

function isPicture(part: JsonObject): boolean {
  return typeof part['image'] === 'string' && 'title' in part && part['type'] === undefined
}

function isTexts(value: JsonValue): value is { readonly 'zh-CN': string; readonly en: string } {
  return isObject(value) && typeof value['zh-CN'] === 'string' && typeof value['en'] === 'string'
}

const isBlank = (value: JsonValue | undefined) =>
  value === undefined || value === null || (isTexts(value) && value['zh-CN'].trim() === '' && value.en.trim() === '')

const isHalf = (texts: { readonly 'zh-CN': string; readonly en: string }) =>
  (texts['zh-CN'].trim() === '') !== (texts.en.trim() === '')

const isHtml = (part: JsonObject) => isTexts(part) && /<\w/.test(part['zh-CN'] + part.en)

/** Whether a rich text has a picture without an alternative text. */
function hasSilentPicture(part: JsonObject): boolean {
  const html = `${String(part['zh-CN'])}${String(part['en'])}`
  return [...html.matchAll(/<img\b[^>]*>/gi)].some(
    ([tag]) => !/\salt\s*=\s*(?:"[^"]*[^"\s][^"]*"|'[^']*[^'\s][^']*')/i.test(tag),
  )
}
