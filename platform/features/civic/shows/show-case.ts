import { eq } from 'drizzle-orm'
import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'
import { showLifecycle } from '../../../../src/domain/civic/shows/show-lifecycle'
import type { ShowAct, ShowRole, ShowState } from '../../../../src/domain/civic/shows/show-lifecycle'
import type { Localised } from '../../../kernel/database/schema/localised'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { showMessages } from './show-messages.words'
import { shows } from './shows.schema'

const longestBeginning = 24

/** The beginning of a text in each language, as a title for something that has none. */
export const beginningOf = (text: Localised, most = longestBeginning): Localised => ({
  'zh-CN': summaryOf(text['zh-CN'], most),
  en: summaryOf(text.en, most),
})

/** Describes how acts on shows are performed. */
export const showCase: CaseKind<ShowState, ShowRole, ShowAct, typeof shows> = {
  name: 'show',
  lifecycle: showLifecycle,
  table: shows,
  rule: (role, actorId) => (role === 'author' ? eq(shows.userId, actorId ?? '') : undefined),
  isThere: (state) => state !== 'deleted',
  recipients: async (_database, { userId }) => [{ userId, role: 'author' }],
  messages: showMessages,
  params: ({ text }) => ({ beginning: beginningOf(text) }),
}
