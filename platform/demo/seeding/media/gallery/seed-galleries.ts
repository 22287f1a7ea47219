import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../../kernel/database/client'
import { writeGalleries } from '../../../../features/media/gallery/write-galleries'
import { demoCategories } from '../../../content/categories'
import { demoGalleries, galleryCaptions } from '../../../content/galleries'
import { picturesFor, sizeOf } from '../../../media'
import { sequence, type Sequence } from '../../../random'
import { baseRow, momentOf } from '../../seed-contents'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const galleriesDemo: DemoStep = { feature: 'gallery', what: bilingual('图集', 'galleries'), seed: seedGalleries }

/** Seeds galleries: pictures with captions. */
export async function seedGalleries(database: Database, now: Date): Promise<void> {
  const galleries = demoGalleries.map((gallery, index) => {
    const order = sequence(gallery.id)
    const urls = picturesOf(gallery.tags, gallery.count ?? 6 + order.whole(4), order)
    const sub = demoCategories.find(({ id }) => id === gallery.category)?.children[0]?.id ?? 'news-city'
    return {
      content: baseRow({
        id: gallery.id,
        type: contentKinds.gallery.code,
        title: gallery.title,
        summary: gallery.summary,
        publishedAt: momentOf(now, index * 2 + 2, 44),
        now,
        sub,
        place: index,
      }),
      pictures: urls.map((url, place) => ({
        url,
        ...sizeOf(url),
        caption: galleryCaptions[(index + place * 2) % galleryCaptions.length] ?? gallery.title,
      })),
    }
  })
  await writeGalleries(database, galleries, 'keep')
}

/** A long gallery shows pictures of the demo more than once. */
function picturesOf(tags: readonly string[], count: number, order: Sequence): readonly string[] {
  const fittingPictures = picturesFor(tags, count, order)
  return Array.from({ length: count }, (_, index) => fittingPictures[index % fittingPictures.length] ?? '')
}
