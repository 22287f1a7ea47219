import * as z from 'zod/mini'
import { id } from '../../../contract/fields'
import { positionFrom } from '../../../src/domain/frame/places/geo-point'
import { instantOf } from '../../../src/domain/frame/shared/site-time'

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** A text in both languages. */
export const bothLanguages = (most = 500) => z.strictObject({ 'zh-CN': words(most), en: words(most) })

/** The name of a file beside the document, or in a folder below it. */
export const fileName = z.string().check(
  z.regex(/^[^/\\:]+(?:\/[^/\\:]+)*$/, 'the name of a file beside this one'),
  z.refine((name) => name.split('/').every((part) => !part.startsWith('.')), 'a file beside this one, or below it'),
)

export const localTime = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)$/

/** A moment on the clock of the site, such as 2026-12-01T08:30, or with its offset. */
export const writtenMoment = z
  .string()
  .check(
    z.refine(
      (text) => instantOf(localTime.test(text) ? `${text}:00Z` : text) !== null,
      'a time such as 2026-12-01T08:30, or with its offset: 2026-12-01T08:30+08:00',
    ),
  )

export const writtenId = id.check(
  z.regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, figures and hyphens, beginning with a letter or a figure'),
)

/** Refuses the position that tables have where none is known; a thing without a position passes. */
export const saysPosition = z.refine<{
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}>(
  ({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined || positionFrom(latitude, longitude) !== null,
  { error: 'is not the position of anything: 0, 0', path: ['latitude'] },
)

/** The place of a thing among those of its kind, which are ordered by it; the last when omitted. */
export const writtenPlace = z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 10_000)
