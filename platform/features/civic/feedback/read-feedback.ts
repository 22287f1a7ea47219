import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { feedbackCardSchema, FeedbackDto } from '../../../../contract/feedback'
import { errorCodes } from '../../../../contract/envelope'
import { possibleActs } from '../../../../src/domain/frame/cases/lifecycle'
import { feedbackLifecycle } from '../../../../src/domain/civic/feedback/feedback-lifecycle'
import type { FeedbackState } from '../../../../src/domain/civic/feedback/feedback-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { isBeyond } from '../../../kernel/database/expressions'
import { Refusal } from '../../../kernel/http/refusal'
import { listSteps } from '../../../kernel/cases/case-steps'
import type { CursorValues } from '../../../kernel/lists/cursor'
import type { Platform } from '../../../kernel/platform'
import { openContact } from '../../../kernel/members/contact'
import { feedbackCase } from './feedback-case'
import { isUnread } from './unread-feedback'
import { feedback } from './feedback.schema'
import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'

type FeedbackRow = typeof feedback.$inferSelect

const summaryLength = 80

export function feedbackCardOf(row: FeedbackRow, language: Language): z.input<typeof feedbackCardSchema> {
  const acts = possibleActs(feedbackLifecycle, { state: row.state, roles: ['author'] })
  return {
    id: row.id,
    kind: row.kind,
    summary: summaryOf(row.text[language], summaryLength),
    state: row.state,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    unread: isUnread(row),
    acts: (['add', 'close'] as const).filter((act) => acts.includes(act)),
  }
}

/** One complete feedback, for its author; 403001 for anybody else. */
export async function readFeedback(
  { database, vault }: Pick<Platform, 'database' | 'vault'>,
  userId: string,
  id: string,
  language: Language,
): Promise<FeedbackDto> {
  const row = await queriesOf(database).readOne(
    build
      .select()
      .from(feedback)
      .where(and(eq(feedback.id, id), eq(feedback.userId, userId))),
  )
  if (row === null) throw new Refusal(errorCodes.gone)
  return {
    ...feedbackCardOf(row, language),
    text: row.text[language],
    pictures: [...row.pictures],
    contact: openContact(vault, row),
    steps: (await listSteps(database, feedbackCase.name, id, language)) as FeedbackDto['steps'],
  }
}

export async function selectFeedbackOf(
  database: Database,
  userId: string,
  state: FeedbackState | undefined,
  limit: number,
  after: CursorValues | null,
): Promise<FeedbackRow[]> {
  return await queriesOf(database).read(
    build
      .select()
      .from(feedback)
      .where(
        and(
          eq(feedback.userId, userId),
          state === undefined ? undefined : eq(feedback.state, state),
          isBeyond('<', [feedback.createdAt, feedback.id], after),
        ),
      )
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(limit),
  )
}
