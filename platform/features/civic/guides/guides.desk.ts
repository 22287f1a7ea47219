import { and, asc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { guideFreshness, needsCheck } from '../../../../src/domain/civic/guides/freshness'
import { parseIsoDate } from '../../../../src/domain/frame/shared/civil-date'
import { organisations } from '../../../kernel/contents/contents.schema'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import type { Desk } from '../../../kernel/operator/desk'
import { siteToday } from '../../../kernel/site/site-today'
import { indexThings } from '../../frame/search-index/found-things'
import { foundGuides } from './guides.found'
import { isPublicGuide, selectGuideLacks } from './guides.queries'
import { guideOpinions, guides } from './guides.schema'
import { writeGuide } from './write-guide'

/** Lists the guides that a department has to check: old ones, expired ones, and those that most did not find useful. */
export const guidesDesk: Desk = {
  name: 'guides',
  summary: 'Guides that have to be checked, those that were checked longest ago first',
  selectWaiting: async (database, limit) => {
    const today = await siteToday(database, new Date())
    const queries = queriesOf(database)
    const rows = await queries.read(
      build
        .select({ guide: guides, department: organisations.name })
        .from(guides)
        .leftJoin(organisations, eq(organisations.id, guides.organisationId))
        .where(isPublicGuide)
        .orderBy(asc(guides.checkedOn), asc(guides.id)),
    )
    const opinionsOf = ({ useful, opinions: all }: (typeof rows)[number]['guide']) => ({ useful, all })
    const dueRows = rows
      .filter(({ guide }) => needsCheck({ ...guide, opinions: opinionsOf(guide) }, today))
      .slice(0, limit)
    const lacks = await selectGuideLacks(
      queries,
      dueRows.map(({ guide }) => guide.id),
    )
    return dueRows.map(({ guide, department }) => ({
      id: guide.id,
      since: new Date(`${guide.checkedOn}T00:00:00Z`),
      from: department?.['zh-CN'] ?? '',
      title: guide.title['zh-CN'],
      text: guide.summary['zh-CN'],
      facts: [
        { name: 'freshness', value: guideFreshness(guide, today) },
        { name: 'checked on', value: guide.checkedOn },
        { name: 'valid until', value: guide.validUntil ?? 'no end' },
        { name: 'useful', value: `${guide.useful} of ${guide.opinions}` },
        ...lacks
          .filter(({ guideId }) => guideId === guide.id)
          .map(({ lack, times }) => ({ name: `lack: ${lack}`, value: String(times) })),
      ],
    }))
  },
  acts: {
    write: {
      summary:
        'makes the guide of this id, or replaces it, from a text in JSON (platform/features/civic/guides/write-guide.ts)',
      takesText: true,
      carryOut: writeGuide,
    },
    check: {
      summary: 'the department read it today, and it is right; opinions are counted anew',
      takesText: false,
      carryOut: async (transaction, id, _text, at) => {
        await changeGuide(transaction, id, { checkedOn: await siteToday(transaction, at), useful: 0, opinions: 0 })
        await transaction.delete(guideOpinions).where(eq(guideOpinions.guideId, id))
      },
    },
    extend: {
      summary: 'it is valid until the day of this text, YYYY-MM-DD',
      takesText: true,
      carryOut: async (transaction, id, text) => {
        const validUntil = text.trim()
        if (parseIsoDate(validUntil) === null) throw invalid({ text: 'invalid' })
        await changeGuide(transaction, id, { validUntil })
      },
    },
    withdraw: {
      summary: 'nobody sees it any more',
      takesText: false,
      carryOut: async (transaction, id) => {
        await changeGuide(transaction, id, { state: 'withdrawn' })
        await indexThings(transaction, foundGuides, [id])
      },
    },
  },
}

async function changeGuide(
  transaction: Transaction,
  id: string,
  change: Partial<typeof guides.$inferInsert>,
): Promise<void> {
  const changedGuides = await transaction
    .update(guides)
    .set(change)
    .where(and(eq(guides.id, id), isPublicGuide))
    .returning({ id: guides.id })
  if (changedGuides.length === 0) throw new Refusal(errorCodes.gone)
}
