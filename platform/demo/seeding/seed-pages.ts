import type { Database } from '../../database/client'
import { pageCards, pages } from '../../features/pages/pages.schema'
import { demoPages } from '../content/pages'
import { insertAll } from './insert'
import { articleId } from './seed-articles'

type CardRow = typeof pageCards.$inferInsert

export async function seedPages(database: Database, now: Date): Promise<void> {
  const made = demoPages(articleId, now)
  await insertAll(
    database,
    pages,
    made.map(({ id, title, backgroundColor, share, image, previewToken }) => ({
      id,
      title,
      backgroundColor,
      shareDescription: share,
      shareImage: image,
      previewToken: previewToken ?? null,
    })),
  )
  await insertAll(
    database,
    pageCards,
    made.flatMap((page) =>
      page.cards.flatMap((card, place): CardRow[] => {
        const id = `card-${page.id}-${place + 1}`
        const tabs = (card.tabs ?? []).map((tab, at) => ({ id: `${id}-tab-${at + 1}`, ...tab }))
        const { tabs: _tabs, title, content = {}, itemIds, ...source } = card
        return [
          {
            ...source,
            id,
            pageId: page.id,
            sort: place + 1,
            title: title ?? null,
            itemIds: itemIds ?? null,
            content:
              tabs.length === 0 ? content : { ...content, tabs: tabs.map((tab) => ({ id: tab.id, name: tab.name })) },
          },
          ...tabs.map((tab, at) => ({
            id: tab.id,
            pageId: page.id,
            parentId: id,
            sort: at + 1,
            type: 'tab',
            source: 'newest',
            itemCategoryId: tab.itemCategoryId,
            itemLimit: 6,
            eager: false,
          })),
        ]
      }),
    ),
  )
}
