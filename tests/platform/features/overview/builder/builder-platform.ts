import type * as z from 'zod/mini'
import { getPageDraft, savePageDraft, type pageDocumentSchema } from '../../../../../contract/page-drafts'
import { pageEditors } from '../../../../../platform/features/overview/builder/builder.schema'
import { pageCards, pages } from '../../../../../platform/features/overview/pages/pages.schema'
import { startPlatform, type TestPlatform, type TestPlatformOptions } from '../../../../support/platform'

export type WireDocument = z.output<typeof pageDocumentSchema>

export const both = (text: string) => ({ 'zh-CN': `${text}页`, en: text })
export const titleBar = (id: string, title = id): WireDocument['cards'][number] => ({
  ...{ id, type: 'title-bar', title: both(title), subtitle: null, link: null },
})

export interface BuilderPlatform extends TestPlatform {
  /** The tokens of the editors. */
  readonly ann: string
  readonly ben: string
}

/** A platform with one published page, `weekend`, and two editors who log in. */
export async function builderPlatform(
  options: Pick<TestPlatformOptions, 'configuration' | 'connection' | 'outsideNetwork'> = {},
): Promise<BuilderPlatform> {
  const platform = await startPlatform(options)
  const { database, clock } = platform
  await database.insert(pages).values({ id: 'weekend', title: both('Weekend'), shareDescription: both('') })
  await database.insert(pageCards).values([
    {
      id: 'head',
      pageId: 'weekend',
      sort: 1,
      type: 'title-bar',
      title: both('Head'),
      content: { subtitle: null, link: null },
    },
    { id: 'gap', pageId: 'weekend', sort: 2, type: 'space', content: { height: 12, line: false } },
    { id: 'future', pageId: 'weekend', sort: 3, type: 'hologram', title: both('Future'), content: { depth: 3 } },
  ])
  const editor = async (id: string) => {
    const session = await platform.logIn({ id, nickname: id })
    await database.insert(pageEditors).values({ userId: id, grantedAt: clock.now() })
    return session.token
  }
  return { ...platform, ann: await editor('ann'), ben: await editor('ben') }
}

let keys = 0
export const aKey = () => ({ 'idempotency-key': `builder-test-${(keys += 1)}` })

/** Saves a change of the draft, and returns the answer. */
export async function save(
  platform: TestPlatform,
  token: string,
  change: (document: WireDocument) => WireDocument,
  basedOn?: number,
) {
  const { version, document } = await platform.ask(getPageDraft, { path: { id: 'weekend' }, token })
  return await platform.ask(savePageDraft, {
    path: { id: 'weekend' },
    token,
    headers: aKey(),
    body: { based_on: basedOn ?? version, document: change(document) },
  })
}

export const withCard =
  (card: WireDocument['cards'][number]) =>
  (document: WireDocument): WireDocument => ({ ...document, cards: [...document.cards, card] })
