import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { linkSchema } from '../../../../contract/feed'
import { categories, contents, subCategories } from '../../../kernel/contents/contents.schema'
import type { ContentPlacement } from '../../../kernel/contents/contents.schema'
import { writeRows } from '../../../kernel/database/write-rows'
import { lockedInOrder } from '../../../kernel/database/lock-rows'
import { checkReferences, findReferring, hasRow } from '../../../kernel/publishing/check-references'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import { findReferringContents } from '../../../kernel/publishing/published-content'
import { bothLanguages, fileName, writtenPlace } from '../../../kernel/publishing/written-fields'
import { imports } from '../imports/imports.schema'

/** The id of the city or province for whose visitors a part is; everybody when omitted. */
const place = z.optional(z.string())

const categoryFields = z.strictObject({
  name: bothLanguages(50),
  sort: writtenPlace,
  /** The pictures above its feed. */
  carousel: z._default(
    z
      .array(z.strictObject({ title: bothLanguages(200), picture: fileName, link: linkSchema, place }))
      .check(z.maxLength(12)),
    [],
  ),
  /** The quick entries below them. */
  entries: z._default(
    z
      .array(
        z.strictObject({
          name: bothLanguages(50),
          /** The name of one of the client's icons. */
          icon: z.string().check(z.regex(/^[a-z-]{2,30}$/, 'the name of an icon')),
          link: linkSchema,
          place,
        }),
      )
      .check(z.maxLength(20)),
    [],
  ),
})

/** Categories of contents. The head of the first one is that of the home. */
export const publishableCategories = publishableKind<z.output<typeof categoryFields>>({
  name: 'category',
  after: [],
  schema: categoryFields,
  text: 'none',
  media: { 'carousel.*.picture': 'image' },
  titleOf: ({ name }) => name,
  pathOf: (id) => `/cates/${id}`,
  check: async () => [],
  isTaken: (queries, id) => hasRow(queries, categories, id),
  write: async (transaction, { id, fields: { name, sort, carousel, entries }, media }) => {
    const row = {
      ...{ id, name, sort },
      carousel: carousel.map(({ picture, ...slide }, index): ContentPlacement => {
        const { place: shownAt, ...rest } = slide
        const part = { ...rest, id: `${id}-slide-${index + 1}`, image: media[picture]?.url ?? '' }
        return shownAt === undefined ? part : { ...part, place: shownAt }
      }),
      entries: entries.map(({ place: shownAt, ...rest }, index): ContentPlacement => {
        const part = { ...rest, id: `${id}-entry-${index + 1}` }
        return shownAt === undefined ? part : { ...part, place: shownAt }
      }),
    }
    await writeRows(transaction, categories, [row], { replaced: [categories.id] })
  },
  usedBy: async (queries, id) => [
    ...(await findReferring(queries, id, [
      { kind: 'sub-category', column: subCategories.categoryId, by: subCategories.id },
    ])),
    ...(await findReferringContents(queries, contents.categoryId, id)),
  ],
  withdraw: async (transaction, id) => {
    await transaction
      .update(contents)
      .set({ categoryId: null })
      .where(lockedInOrder(contents, eq(contents.categoryId, id)))
    await transaction.delete(categories).where(eq(categories.id, id))
  },
})

const subCategoryFields = z.strictObject({
  name: bothLanguages(50),
  /** The id of the category to which it belongs. */
  category: z.string(),
  sort: writtenPlace,
})

/** Sub-categories, which contents name. */
export const publishableSubCategories = publishableKind<z.output<typeof subCategoryFields>>({
  name: 'sub-category',
  after: ['category'],
  schema: subCategoryFields,
  text: 'none',
  media: {},
  titleOf: ({ name }) => name,
  pathOf: (id) => `/subcates/${id}`,
  check: (queries, { category }, exists) =>
    checkReferences(queries, exists, [{ field: 'category', kind: 'category', table: categories, id: category }]),
  isTaken: (queries, id) => hasRow(queries, subCategories, id),
  write: async (transaction, { id, fields: { name, category: categoryId, sort } }) => {
    await writeRows(transaction, subCategories, [{ id, name, categoryId, sort }], { replaced: [subCategories.id] })
    // The contents of a sub-category that moves go with it.
    await transaction
      .update(contents)
      .set({ categoryId })
      .where(lockedInOrder(contents, eq(contents.subCategoryId, id)))
  },
  usedBy: async (queries, id) => [
    ...(await findReferringContents(queries, contents.subCategoryId, id)),
    ...(await findReferring(queries, id, [{ kind: 'import', column: imports.subCategoryId, by: imports.id }])),
  ],
  withdraw: async (transaction, id) => {
    await transaction
      .update(contents)
      .set({ categoryId: null, subCategoryId: null })
      .where(lockedInOrder(contents, eq(contents.subCategoryId, id)))
    await transaction.delete(subCategories).where(eq(subCategories.id, id))
  },
})
