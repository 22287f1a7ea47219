import type { Database } from '../../../../kernel/database/client'
import { pageCards, pages } from '../../../../features/overview/pages/pages.schema'
import { demoPages, type DemoTab } from '../../../content/pages'
import { insertAll } from '../../insert'
import { articleId } from '../../media/articles/seed-articles'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const pagesDemo: DemoStep = { feature: 'pages', what: bilingual('页面', 'pages'), seed: seedPages }

type CardRow = typeof pageCards.$inferInsert

export async function seedPages(database: Database, now: Date): Promise<void> {
  const demoPageList = demoPages(articleId, now)
  await insertAll(
    database,
    pages,
    demoPageList.map(({ id, title, backgroundColor, share, image, previewToken }) => ({
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
    demoPageList.flatMap((page) =>
      page.cards.flatMap((card, index): CardRow[] => {
        const id = `card-${page.id}-${index + 1}`
        const { tabs = [], title, content = {}, itemIds, ...source } = card
        return [
          {
            ...source,
            id,
            pageId: page.id,
            sort: index + 1,
            title: title ?? null,
            itemIds: itemIds ?? null,
            content: tabs.length === 0 ? content : { ...content, tabs: tabsOf(id, tabs) },
          },
          ...tabRows(page.id, id, tabs),
        ]
      }),
    ),
  )
}

/** The most rows in a tab's list. */
const tabLimit = 6
const tabId = (parent: string, index: number) => `${parent}-tab-${index + 1}`

function tabsOf(parent: string, tabs: readonly DemoTab[]): readonly object[] {
  return tabs.map(({ name, tabs: inner }, index) => ({
    id: tabId(parent, index),
    name,
    ...(inner === undefined ? { rows: tabLimit } : { tabs: tabsOf(tabId(parent, index), inner) }),
  }))
}

function tabRows(pageId: string, parentId: string, tabs: readonly DemoTab[]): CardRow[] {
  return tabs.flatMap(({ name, itemCategoryId, tabs: inner = [] }, index) => {
    const id = tabId(parentId, index)
    return [
      {
        id,
        pageId,
        parentId,
        sort: index + 1,
        type: 'tab',
        title: name,
        source: inner.length === 0 ? 'newest' : null,
        itemCategoryId: itemCategoryId ?? null,
        itemLimit: tabLimit,
        eager: false,
      },
      ...tabRows(pageId, id, inner),
    ]
  })
}
