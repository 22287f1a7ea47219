import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { contentKinds } from '../../../src/domain/frame/content/content-kinds'
import type { ContentKind } from '../../../src/domain/frame/content/content-kinds'
import { contents, organisations, subCategories } from '../contents/contents.schema'
import { isPublished, published } from '../contents/published'
import type { ContentRow } from '../contents/write-contents'
import type { Queries } from '../database/queries'
import { build } from '../database/statement'
import { cities, provinces } from '../site/site.schema'
import type { Misfit, PublishingContext, PublishedDocument } from './publishable-kind'
import { bothLanguages, fileName, writtenMoment } from './written-fields'

/** The fields that the documents of all contents have. */
export const contentShape = {
  title: bothLanguages(200),
  summary: bothLanguages(1000),
  /** The id of the organisation that publishes it. */
  organisation: z.string(),
  /** The id of a sub-category, such as `news-city`. */
  category: z.optional(z.string()),
  /** The city or province for whose visitors it is; everybody when omitted. */
  city: z.optional(z.string()),
  comments: z._default(z.boolean(), true),
  /** When it was published, where that was before it came here. */
  published_at: z.optional(writtenMoment),
  share: z.optional(
    z.strictObject({ title: bothLanguages(200), description: bothLanguages(500), cover: z.optional(fileName) }),
  ),
}
const contentFields = z.object(contentShape)
export type ContentFields = z.output<typeof contentFields>

/** The row of a content, but for its covers and what its kind alone has. */
export async function contentRowOf(
  queries: Queries,
  kind: ContentKind,
  { id, fields, media }: PublishedDocument<ContentFields>,
  { publishedAt }: Pick<PublishingContext, 'publishedAt'>,
): Promise<ContentRow> {
  const { title, summary, organisation, category, city, comments, share } = fields
  return {
    ...{ id, type: contentKinds[kind].code, title, summary, publishedAt },
    ...(await publisherColumns(queries, organisation, category ?? null)),
    ...{ place: city ?? '', commentsOpen: comments },
    ...{ state: 'published' as const, listed: kind !== 'channel', covers: [] },
    share:
      share === undefined
        ? null
        : {
            ...{ title: share.title, description: share.description },
            cover: share.cover === undefined ? null : (media[share.cover]?.url ?? null),
          },
  }
}

/** The columns of a content that name its publisher and its category. */
export async function publisherColumns(queries: Queries, organisationId: string, subCategoryId: string | null) {
  const { id, name, logo } = organisations
  const source = await queries.readOne(
    build.select({ id, name, logo }).from(organisations).where(eq(organisations.id, organisationId)),
  )
  const categoryId =
    subCategoryId === null
      ? null
      : await queries.readValue(
          build.select({ id: subCategories.categoryId }).from(subCategories).where(eq(subCategories.id, subCategoryId)),
        )
  return { organisationId, source, subCategoryId, categoryId }
}

/** Finds the organisation, category and city that a content names and the site lacks. */
export async function checkContent(
  queries: Queries,
  { organisation, category, city }: Pick<ContentFields, 'organisation' | 'category' | 'city'>,
): Promise<Misfit[]> {
  const misfits: Misfit[] = [...(await checkOrganisation(queries, organisation, 'organisation'))]
  if (category !== undefined && !(await has(queries, subCategories, category)))
    misfits.push({ path: ['category'], message: `there is no sub-category "${category}"` })
  if (city !== undefined && !(await has(queries, cities, city)) && !(await has(queries, provinces, city)))
    misfits.push({ path: ['city'], message: `there is no city "${city}"` })
  return misfits
}

export async function checkOrganisation(queries: Queries, id: string | null, field: string): Promise<Misfit[]> {
  return id === null || (await has(queries, organisations, id))
    ? []
    : [{ path: [field], message: `there is no organisation "${id}"` }]
}

async function has(
  queries: Queries,
  table: typeof organisations | typeof subCategories | typeof cities | typeof provinces,
  id: string,
): Promise<boolean> {
  return (await queries.readOne(build.select({ id: table.id }).from(table).where(eq(table.id, id)))) !== null
}

/** Whether a content of another kind, or one that somebody else wrote, has the id. */
export async function isContentTaken(queries: Queries, id: string): Promise<boolean> {
  return (await queries.readOne(build.select({ id: contents.id }).from(contents).where(eq(contents.id, id)))) !== null
}

/** Whether a content of a kind is public. */
export async function isContent(queries: Queries, kind: ContentKind, id: string): Promise<boolean> {
  return await isPublished(queries, id, contentKinds[kind].code)
}

/** Whether a content is public and stands in lists. */
export async function isListedContent(queries: Queries, id: string): Promise<boolean> {
  const isListed = and(eq(contents.id, id), eq(contents.listed, true), published)
  return (await queries.readOne(build.select({ id: contents.id }).from(contents).where(isListed))) !== null
}
