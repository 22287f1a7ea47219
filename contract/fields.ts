import { longestListSearch } from '../src/domain/frame/shared/search-length'
import * as z from 'zod/mini'
import { $ZodCodec, type $ZodCodecDef, type SomeType } from 'zod/v4/core'
import { codesWith, type ContentAct } from '../src/domain/frame/content/content-kinds'

/** An opaque identifier. */
export const id = z.string().check(z.minLength(1), z.maxLength(64))
/** Year 0 does not exist, and no database accepts it. */
const realYear = z.refine<string>((text) => !text.startsWith('0000'))
/**
 * What `z.codec` makes, but for the methods of a schema that is used by itself: a codec is a field of others, and every
 * visitor's start would bring them.
 */
const Codec = $ZodCodec as unknown as new <Sent extends SomeType, Read extends SomeType>(
  definition: $ZodCodecDef<Sent, Read>,
) => $ZodCodec<Sent, Read>
/** A moment, ISO 8601 in UTC. */
export const instant = z.iso.datetime().check(realYear)
/** A moment in an answer: an instant on the wire, milliseconds since 1970 once decoded. */
export const moment = new Codec({
  type: 'pipe',
  in: instant,
  out: z.number(),
  transform: Date.parse,
  reverseTransform: (milliseconds) => new Date(milliseconds).toISOString(),
})
/** A calendar day in the site's time zone, YYYY-MM-DD. */
export const day = z.iso.date().check(realYear)
/** The largest number that a call may carry, and with a minus sign the smallest: those of an integer column. */
export const mostNumber = 2_147_483_647
/** Whether a text is well-formed Unicode without NUL; databases accept nothing else. */
export const isKeepable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)
const typedFields = new WeakSet()
/** Marks a field of a body that is taken exactly as typed, unseen characters included, such as a password. */
export function asTyped<Field extends z.ZodMiniType>(field: Field): Field {
  typedFields.add(field)
  return field
}
export const isAsTyped = (field: object): boolean => typedFields.has(field)
/** A phone number as somebody typed it, which the rules of its form parse. */
export const typedPhone = z.string().check(z.maxLength(200))
const writtenFields = new WeakSet()
/**
 * A text that others read. The platform refuses it with the reason `sensitive` when it has a word that the site refuses.
 */
export function writtenText(most: number, least = 0) {
  const field = z.string().check(z.minLength(least), z.maxLength(most))
  writtenFields.add(field)
  return field
}
export const isWritten = (field: object): boolean => writtenFields.has(field)
/** A whole number, 0 or more. */
export const count = z.int().check(z.minimum(0))
/** The address of an image or a medium: absolute, or a path of the platform. */
export const mediaUrl = z.string().check(z.maxLength(2000))
/** The address of an image or a medium in an answer, where there may be none: '' on the wire, null once decoded. */
export const optionalUrl = new Codec({
  type: 'pipe',
  in: mediaUrl,
  out: z.nullable(z.string()),
  transform: (address) => address || null,
  reverseTransform: (address) => address ?? '',
})
/**
 * The position where the next page of a list begins. The platform seals it, because it holds what the list is sorted by
 * and the id of the last row, which may be that of somebody whom the answer does not name.
 */
export const cursor = z.string().check(z.maxLength(600))
/** A number of seconds, possibly fractional. */
export const seconds = z.number().check(z.minimum(0))
/** A length of time in an answer: seconds on the wire, milliseconds once decoded. */
export const milliseconds = new Codec({
  type: 'pipe',
  in: seconds,
  out: z.number(),
  transform: (length) => length * 1000,
  reverseTransform: (length) => length / 1000,
})
export const flag = z.boolean()

/**
 * The limit that keeps the caller from sending one more, which a form says before it is filled; null for a guest, and
 * while no limit is reached. `until`, and `wait`, the seconds until then, are null for a limit that lasts until the caller
 * ends one of those that are open. A refusal by the limit carries it as `data.limit`.
 */
export const reachedLimit = z.nullable(
  z.object({ most: count, until: z.nullable(moment), wait: z.nullable(milliseconds) }),
)
/** Whether an account speaks for an organisation. Only the platform knows; the name is no proof. */
export const officialFlag = z.boolean()
/** The credits that an act earned; left out when it earned none (C033). */
export const earnedShape = { credits: z.optional(count) }
/** A switch as the specification writes it: 1 on, 0 off. */
export const bit = z.union([z.literal(0), z.literal(1)])

/**
 * The codes of the content kinds that allow an act. Codes below 20 are those of B05; the specification does not have
 * the others.
 */
export function typeWith<Act extends ContentAct>(act: Act) {
  return z.literal(codesWith(act))
}
export function typeInQuery(act: ContentAct) {
  const codes: readonly number[] = codesWith(act)
  return z.coerce.number<number>().check(z.refine((value) => codes.includes(value)))
}

export const idPath = z.object({ id })

/** What a list is searched for. */
export const listSearchInQuery = z.optional(z.string().check(z.maxLength(longestListSearch)))

/** '1' asks for the `total` of a list on its first page, which is exact up to `mostCounted`. */
export const totalInQuery = z.optional(z.literal('1'))

/**
 * Paging parameters of every list: `page_size` from 1 to 50, 20 by default, and the `cursor` of the previous page
 * (keyset paging).
 */
export const pageQueryShape = {
  page_size: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  cursor: z.optional(cursor),
}
export const pageQuery = z.object(pageQueryShape)

/** The id of the city or province that the visitor chose; defaults to the site's own city. */
export const placeQueryShape = { city: z.optional(id) }

/** Words that the title or the publisher of each listed item must contain. */
export const wordsQueryShape = { q: z.optional(z.string().check(z.maxLength(200))) }

/** One page of a list, `{items, next_cursor, total?}`; `next_cursor` is null on the last page. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.nullable(cursor), total: z.optional(count) })
}
