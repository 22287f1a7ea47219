import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { pageEditors } from '../../../../features/overview/builder/builder.schema'
import type { WirePageDocument } from '../../../../features/overview/builder/page-rows'
import { publishDraft } from '../../../../features/overview/builder/publish'
import { readDraft } from '../../../../features/overview/builder/read-draft'
import { saveDraft } from '../../../../features/overview/builder/save-draft'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'
import { insertAll } from '../../insert'
import { editorId } from '../../media/organisations/seed-official-accounts'

export const builderDemo: DemoStep = {
  feature: 'builder',
  what: bilingual('页面草稿', 'page drafts'),
  seed: seedBuilder,
}

/** A resident who edits pages with the newsroom, so that there are two who can be at one page. */
const secondEditor = 'user-resident'
const hours = 3_600_000

/**
 * Seeds the editors, a page that was published with a reason and has a draft that says more, and a page whose next
 * version is planned.
 */
async function seedBuilder(database: Database, now: Date): Promise<void> {
  await insertAll(
    database,
    pageEditors,
    [editorId, secondEditor].map((userId) => ({ userId, grantedAt: new Date(now.getTime() - 900 * hours) })),
  )
  const ago = (count: number) => new Date(now.getTime() - count * hours)
  await save(database, 'page-weekend', editorId, ago(50), (document) => ({
    ...document,
    settings: {
      ...document.settings,
      share_description: bilingual(
        '这个周末：三十六只热气球和一碗面。',
        'This weekend: thirty-six balloons and a bowl of noodles.',
      ),
    },
  }))
  await database.transaction((transaction) =>
    publishDraft(
      transaction,
      {
        ...{ pageId: 'page-weekend', editorId, version: 1, plannedAt: null, despiteFindings: true },
        why: '周末版上线 · The weekend begins',
      },
      ago(49),
    ),
  )
  await save(database, 'page-weekend', secondEditor, ago(3), (document) => ({
    ...document,
    cards: [
      ...document.cards.slice(0, 1),
      {
        id: 'rain-notice',
        type: 'notice',
        title: null,
        notices: [
          {
            text: bilingual('周日有雨，市集改到廊桥下', 'Rain on Sunday: the market moves under the covered bridge'),
            link: null,
          },
        ],
      },
      ...document.cards.slice(1),
    ],
  }))
  await save(database, 'page-listen', editorId, ago(20), (document) => ({
    ...document,
    settings: { ...document.settings, background_color: '#e9f1ee' },
  }))
  await database.transaction((transaction) =>
    publishDraft(
      transaction,
      {
        ...{
          pageId: 'page-listen',
          editorId,
          version: 1,
          despiteFindings: true,
          why: '换季的颜色 · The colour of the season',
        },
        plannedAt: new Date(now.getTime() + 7000 * hours),
      },
      ago(19),
    ),
  )
}

async function save(
  database: Database,
  pageId: string,
  by: string,
  at: Date,
  change: (document: WirePageDocument) => WirePageDocument,
): Promise<void> {
  const { version, document } = await readDraft(queriesOf(database), pageId)
  await database.transaction((transaction) =>
    saveDraft(transaction, { pageId, editorId: by, basedOn: version, document: change(document) }, at),
  )
}
