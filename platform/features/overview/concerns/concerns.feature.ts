import * as contract from '../../../../contract/concerns'
import { cardOf, positionOfCard } from '../../../kernel/contents/cards'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { PlatformFeature } from '../../../kernel/platform'
import { changedRulesDesk } from './changed-rules.desk'
import { concernsDesk } from './concerns.desk'
import { dateAnsweredStories } from './date-answered-stories'
import { gatherOutcomes } from './gather-outcomes'
import { listConcernedThings } from './list-concerned-things'
import { listConcerningContents } from './list-concerning-contents'
import { writtenConcerns } from './written-concerns'

/** What contents are about, and where a thing stands in the news. */
export const concernsFeature: PlatformFeature = {
  name: 'concerns',
  desk: [concernsDesk, changedRulesDesk],
  messageSource: gatherOutcomes,
  cleanUp: dateAnsweredStories,
  addsToContents: writtenConcerns,
  routes: (app) => {
    serve(app, contract.listConcernedThings, async ({ database, path, query, caller }) => {
      const reader = { id: caller.member?.id ?? null, language: caller.language, now: app.platform.now() }
      return { items: await listConcernedThings(database, { id: path.id, kind: query.kind }, reader) }
    })

    serve(app, contract.listConcerningContents, async ({ database, path, query, caller }) => {
      const size = query.page_size
      const page = { limit: size + 1, after: cursorValues(query.cursor, 'ts') }
      const reader = { id: caller.member?.id ?? null, language: caller.language }
      const rows = await listConcerningContents(database, { id: path.id, kind: query.kind }, reader, page)
      return listPage(
        rows,
        size,
        ({ card }) => positionOfCard(card),
        ({ card }) => cardOf(card),
      )
    })
  },
}
