import * as z from 'zod/mini'
import { codesWith, type ContentAct } from '../src/domain/content/content-kinds'

/** Ids are opaque strings. */
export const id = z.string().check(z.minLength(1), z.maxLength(64))
/** No year 0 exists, and no database has one. */
const realYear = z.refine<string>((text) => !text.startsWith('0000'))
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime().check(realYear)
/** Calendar day in the site's time zone, YYYY-MM-DD. */
export const day = z.iso.date().check(realYear)
/** Numbers of a call lie between this and its negative: what a column of whole numbers holds. */
export const mostNumber = 2_147_483_647
/** Texts of a call are well-formed Unicode without NUL: a database keeps no other. */
export const isKeepable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)
/** A whole count, 0 or more. */
export const count = z.int().check(z.minimum(0))
/** Address of an image or a medium: absolute, or a path of the platform. */
export const mediaUrl = z.string().check(z.maxLength(2000))
/** Seconds, fractions allowed. */
export const seconds = z.number().check(z.minimum(0))
export const flag = z.boolean()
/** Spec-style switch: 1 on, 0 off. */
export const bit = z.union([z.literal(0), z.literal(1)])

/** The codes of the kinds of content with which something may be done: those of B05, and additions of ours from 20 on. */
export function typeWith<Act extends ContentAct>(act: Act) {
  return z.literal(codesWith(act))
}
export function typeInQuery(act: ContentAct) {
  const codes: readonly number[] = codesWith(act)
  return z.coerce.number<number>().check(z.refine((value) => codes.includes(value)))
}

export const idPath = z.object({ id })

/** Paging as every list takes it: `page_size` 1–50 (20 by default) and the cursor of the page before. */
export const pageQueryShape = {
  page_size: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  cursor: z.optional(z.string().check(z.maxLength(200))),
}
export const pageQuery = z.object(pageQueryShape)

/** The id of the city or province that the visitor chose; left out, the site's own city is meant. */
export const placeQueryShape = { city: z.optional(id) }

/** `{items, next_cursor, total?}`; `next_cursor` is null on the last page. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.nullable(z.string()), total: z.optional(count) })
}
