import { and, eq, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import { latitude, longitude } from '../../../contract/coordinates'
import { mostThings, thingKinds, thingOf } from '../../../src/domain/frame/concerns/concerned'
import { contentKinds } from '../../../src/domain/frame/content/content-kinds'
import type { ContentKind } from '../../../src/domain/frame/content/content-kinds'
import { contents, organisations, subCategories } from '../contents/contents.schema'
import { isPublished, published } from '../contents/published'
import type { ContentRow } from '../contents/write-contents'
import type { Queries } from '../database/queries'
import { build } from '../database/statement'
import { cities, provinces } from '../site/site.schema'
import { checkReferences, findReferring, hasRow } from './check-references'
import type { Exists, Misfit, PublishingContext, PublishedDocument } from './publishable-kind'
import { bothLanguages, fileName, saysPosition, writtenMoment } from './written-fields'

const writtenThing = z
  .string()
  .check(z.refine((text) => thingOf(text) !== null, `<kind>:<id>, where the kind is one of ${thingKinds.join(', ')}`))

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
  /** The position where it happened, in WGS-84; it is then listed around there. */
  position: z.optional(z.strictObject({ latitude, longitude }).check(saysPosition)),
  /** What it is about, each as <kind>:<id>; the feature of concerns checks and writes them. */
  concerns: z.optional(z.array(writtenThing).check(z.maxLength(mostThings))),
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
  const { title, summary, organisation, category, city, comments, position, share } = fields
  return {
    ...{ id, type: contentKinds[kind].code, title, summary, publishedAt },
    ...(await publisherColumns(queries, organisation, category ?? null)),
    ...{ place: city ?? '', commentsOpen: comments },
    ...{ latitude: position?.latitude ?? null, longitude: position?.longitude ?? null },
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

/** The kinds to whose documents contents of all kinds may refer. */
export const kindsBeforeContents = [
  ...(['organisation', 'sub-category', 'province', 'city'] as const),
  ...(['activity', 'guide', 'venue'] as const),
]

/** Finds the organisation, category and city that a content names and the site lacks. */
export async function checkContent(
  queries: Queries,
  { organisation, category, city }: Partial<Pick<ContentFields, 'organisation' | 'category' | 'city'>>,
  exists: Exists,
): Promise<Misfit[]> {
  const misfits = await checkReferences(queries, exists, [
    { field: 'organisation', kind: 'organisation', table: organisations, id: organisation },
    { field: 'category', kind: 'sub-category', table: subCategories, id: category },
  ])
  if (city !== undefined && !(await isPlace(queries, city, exists)))
    misfits.push({ path: ['city'], message: `there is no city "${city}"` })
  return misfits
}

async function isPlace(queries: Queries, id: string, exists: Exists): Promise<boolean> {
  return (
    exists('city', id) ??
    exists('province', id) ??
    ((await hasRow(queries, cities, id)) || (await hasRow(queries, provinces, id)))
  )
}

/** The kinds of documents of contents whose names differ from those of the contents. */
const documentKinds: Readonly<Partial<Record<ContentKind, string>>> = { post: 'article', short: 'video' }

/** Finds contents that are not withdrawn and refer to an id by a column, as <kind>:<id>. */
export async function findReferringContents(
  queries: Queries,
  column: typeof contents.organisationId | typeof contents.categoryId | typeof contents.subCategoryId,
  id: string,
): Promise<readonly string[]> {
  const kinds = Object.keys(contentKinds) as readonly ContentKind[]
  const places = kinds.map((kind) => ({
    ...{ kind: documentKinds[kind] ?? kind, column, by: contents.id },
    only: and(eq(contents.type, contentKinds[kind].code), ne(contents.state, 'withdrawn')),
  }))
  return await findReferring(queries, id, places)
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
