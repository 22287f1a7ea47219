import { and, desc, eq, inArray } from 'drizzle-orm'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { contents } from '../../../../kernel/contents/contents.schema'
import { writeSpecials } from '../../../../features/media/specials/write-specials'
import { demoSpecials } from '../../../content/galleries'
import { pictureOf } from '../../../media'
import { baseRow, momentOf } from '../../seed-contents'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const specialsDemo: DemoStep = {
  feature: 'specials',
  what: bilingual('专题', 'special reports'),
  seed: seedSpecials,
}

/** The most articles in a column, which is more than a special shows of it at first. */
const mostItems = 12

/** The articles that can follow each other below a banner without showing the picture above them again. */
function withoutSamePictures<Article extends { readonly covers: readonly string[] }>(
  banner: string,
  articles: readonly Article[],
): readonly Article[] {
  let above = banner
  return articles.filter(({ covers: [picture = ''] }) => {
    const isNew = picture === '' || picture !== above
    if (isNew) above = picture
    return isNew
  })
}

/** Seeds specials: articles grouped in columns. Runs after the articles. */
export async function seedSpecials(database: Database, now: Date): Promise<void> {
  const subs = [...new Set(demoSpecials.flatMap(({ columns }) => columns.map(({ sub }) => sub)))]
  const articles = await queriesOf(database).read(
    build
      .select({ id: contents.id, sub: contents.subCategoryId, covers: contents.covers })
      .from(contents)
      .where(
        and(
          eq(contents.type, contentKinds.post.code),
          eq(contents.listed, true),
          inArray(contents.subCategoryId, subs),
        ),
      )
      .orderBy(desc(contents.publishedAt), desc(contents.id)),
  )
  const specials = demoSpecials.map((special, index) => ({
    content: {
      ...baseRow({
        id: special.id,
        type: contentKinds.special.code,
        title: special.title,
        summary: special.summary,
        publishedAt: momentOf(now, index * 3 + 1, 40),
        now,
        sub: special.columns[0]?.sub ?? 'news-city',
        place: index,
      }),
      covers: [pictureOf(special.scene)],
    },
    columns: special.columns.map(({ name, sub: wanted }) => ({
      name,
      contentIds: withoutSamePictures(
        pictureOf(special.scene),
        articles.filter(({ sub }) => sub === wanted),
      )
        .slice(0, mostItems)
        .map(({ id }) => id),
    })),
  }))
  await writeSpecials(database, specials, 'keep')
}
