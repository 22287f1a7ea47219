import { contentKinds } from '../../../src/domain/content/content-kinds'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { galleryPictures, specialColumns, specialItems } from '../../features/articles/articles.schema'
import { contents } from '../../features/feed/feed.schema'
import { demoCategories } from '../content/categories'
import { demoGalleries, demoSpecials, galleryCaptions } from '../content/galleries'
import { picturesFor } from '../media'
import { sequence } from '../random'
import { insertAll } from './insert'
import { baseRow, momentOf } from './seed-contents'

/** Galleries and specials: pictures with captions, and articles grouped in columns. Comes after the articles. */
export async function seedSeries(database: Database, now: Date): Promise<void> {
  const galleries = demoGalleries.map((gallery, place) => {
    const order = sequence(gallery.id)
    const pictures = picturesFor(gallery.tags, 6 + order.whole(4), order)
    const sub = demoCategories.find(({ id }) => id === gallery.category)?.children[0]?.id ?? 'news-city'
    return {
      gallery,
      pictures,
      row: {
        ...baseRow({
          id: gallery.id,
          type: contentKinds.gallery.code,
          title: gallery.title,
          summary: gallery.summary,
          publishedAt: momentOf(now, place * 2 + 2, 44),
          now,
          sub,
          place,
        }),
        covers: pictures.slice(0, 3),
        layout: 'three' as const,
      },
    }
  })
  const specials = demoSpecials.map((special, place) => ({
    ...baseRow({
      id: special.id,
      type: contentKinds.special.code,
      title: special.title,
      summary: special.summary,
      publishedAt: momentOf(now, place * 3 + 1, 40),
      now,
      sub: special.columns[0]?.sub ?? 'news-city',
      place,
    }),
    covers: picturesFor(
      demoCategories.find(({ id }) => special.columns[0]?.sub.startsWith(id))?.tags ?? ['city'],
      1,
      sequence(special.id),
    ),
    layout: 'big' as const,
  }))
  await insertAll(database, contents, [...galleries.map(({ row }) => row), ...specials])
  await insertAll(
    database,
    galleryPictures,
    galleries.flatMap(({ gallery, pictures }, series) =>
      pictures.map((url, sort) => ({
        galleryId: gallery.id,
        sort: sort + 1,
        url,
        caption: galleryCaptions[(series + sort * 2) % galleryCaptions.length] ?? gallery.title,
      })),
    ),
  )
  await insertAll(
    database,
    specialColumns,
    demoSpecials.flatMap((special) =>
      special.columns.map((column, sort) => ({
        id: `${special.id}-${sort + 1}`,
        specialId: special.id,
        name: column.name,
        sort: sort + 1,
      })),
    ),
  )
  const subs = [...new Set(demoSpecials.flatMap(({ columns }) => columns.map(({ sub }) => sub)))]
  const articles = await database
    .select({ id: contents.id, sub: contents.subCategoryId })
    .from(contents)
    .where(and(eq(contents.type, 3), eq(contents.listed, true), inArray(contents.subCategoryId, subs)))
    .orderBy(desc(contents.publishedAt), desc(contents.id))
  await insertAll(
    database,
    specialItems,
    demoSpecials.flatMap((special) =>
      special.columns.flatMap((column, at) =>
        articles
          .filter(({ sub }) => sub === column.sub)
          .slice(0, 6)
          .map(({ id }, sort) => ({ columnId: `${special.id}-${at + 1}`, contentId: id, sort: sort + 1 })),
      ),
    ),
  )
}
