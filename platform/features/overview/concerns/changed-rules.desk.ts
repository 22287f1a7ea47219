import { and, asc, eq, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { Desk } from '../../../kernel/operator/desk'
import { OperatorError } from '../../../kernel/operator/operator-error'
import { isPublicGuide } from '../../civic/guides/guides.queries'
import { guides } from '../../civic/guides/guides.schema'
import { contentOf, documentOf } from './concerns.desk'
import { isChangedRule } from './concerns.queries'
import { concerns } from './concerns.schema'

/** Contents that name a guide whose rule has changed since, so that an editor reads them again. */
export const changedRulesDesk: Desk = {
  name: 'changed-rules',
  summary: 'Contents about a guide whose rule has changed since; their readers are told so until an editor clears them',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({
          ...{ id: contents.id, type: contents.type, title: contents.title, publishedAt: contents.publishedAt },
          ...{ guideId: guides.id, guide: guides.title, checkedOn: guides.checkedOn },
        })
        .from(concerns)
        .innerJoin(guides, and(eq(guides.id, concerns.guideId), isPublicGuide))
        .innerJoin(contents, and(eq(contents.id, concerns.contentId), published))
        .where(isChangedRule)
        .orderBy(asc(guides.checkedOn), asc(contents.id), asc(guides.id))
        .limit(limit),
    )
    return rows.map((row) => ({
      id: `${documentOf(row.type)}:${row.id}:${row.guideId}`,
      since: new Date(row.checkedOn),
      from: `guide:${row.guideId}`,
      title: row.title['zh-CN'],
      text: row.guide['zh-CN'],
      facts: [{ name: 'published', value: row.publishedAt }],
    }))
  },
  acts: {
    clear: {
      summary: 'the content, <kind>:<id>:<guide>, agrees with the guide as it is now: it was read again, or put right',
      idOf: async (database, name) => {
        const [kind = '', content = '', guide = '', ...rest] = name.split(':')
        if (guide === '' || rest.length > 0)
          throw new OperatorError('Which content? <kind>:<id>:<guide>, as the list shows it')
        return `${await contentOf(database, `${kind}:${content}`)}:${guide}`
      },
      takesText: false,
      carryOut: async (transaction, id) => {
        const [content = '', guide = ''] = id.split(':')
        const cleared = await transaction
          .update(concerns)
          .set({ guideRule: sql`${guides.rule}` })
          .from(guides)
          .where(
            and(
              eq(concerns.contentId, content),
              eq(concerns.guideId, guide),
              eq(guides.id, concerns.guideId),
              isChangedRule,
            ),
          )
          .returning({ id: concerns.contentId })
        if (cleared.length === 0) throw new Refusal(errorCodes.gone)
      },
    },
  },
}
