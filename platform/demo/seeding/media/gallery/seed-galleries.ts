import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../../kernel/database/client'
import { contents } from '../../../../kernel/contents/contents.schema'
import { galleryPictures } from '../../../../features/media/gallery/gallery.schema'
import { demoCategories } from '../../../content/categories'
import { demoGalleries, galleryCaptions } from '../../../content/galleries'
import { picturesFor, sizeOf } from '../../../media'
import { sequence, type Sequence } from '../../../random'
import { insertAll } from '../../insert'
import { baseRow, momentOf } from '../../seed-contents'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const galleriesDemo: DemoStep = { feature: 'gallery', what: bilingual('图集', 'galleries'), seed: seedGalleries }

/** Seeds galleries: pictures with captions. */
export async function seedGalleries(database: Database, now: Date): Promise<void> {
  const galleries = demoGalleries.map((gallery, index) => {
    const order = sequence(gallery.id)
    const pictures = picturesOf(gallery.tags, gallery.count ?? 6 + order.whole(4), order)
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
          publishedAt: momentOf(now, index * 2 + 2, 44),
          now,
          sub,
          place: index,
        }),
        covers: pictures.slice(0, 3),
        pictures: pictures.length,
        layout: 'three' as const,
      },
    }
  })
  await insertAll(
    database,
    contents,
    galleries.map(({ row }) => row),
  )
  await insertAll(
    database,
    galleryPictures,
    galleries.flatMap(({ gallery, pictures }, series) =>
      pictures.map((url, sort) => ({
        galleryId: gallery.id,
        sort: sort + 1,
        url,
        ...sizeOf(url),
        caption: galleryCaptions[(series + sort * 2) % galleryCaptions.length] ?? gallery.title,
      })),
    ),
  )
}

/** A long gallery shows pictures of the demo more than once. */
function picturesOf(tags: readonly string[], count: number, order: Sequence): readonly string[] {
  const fittingPictures = picturesFor(tags, count, order)
  return Array.from({ length: count }, (_, index) => fittingPictures[index % fittingPictures.length] ?? '')
}
