import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/feedback'
import { listenerOf } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { personalFeedback } from './feedback.personal'
import { feedbackDesk } from './feedback.desk'
import { addToFeedback, closeFeedback, markSeen } from './follow-feedback'
import { feedbackCardOf, readFeedback, selectFeedbackOf } from './read-feedback'
import { unreadFeedback } from './unread-feedback'
import { feedbackLimit, sendFeedback } from './send-feedback'
import { feedbackPictures, feedbackStepPictures } from './feedback.uploads'

export const feedbackFeature: PlatformFeature = {
  name: 'feedback',
  personalData: personalFeedback,
  uploads: [feedbackPictures, feedbackStepPictures],
  routes: feedbackRoutes,
  waitingSource: unreadFeedback,
  desk: feedbackDesk,
}

function feedbackRoutes(app: FastifyInstance): void {
  const { now, vault } = app.platform

  serve(app, contract.sendFeedback, async ({ database, body, caller, platform }) => {
    const userId = caller.member?.id ?? null
    const id = await sendFeedback({ database, vault }, { userId, key: listenerOf(caller, platform) }, body, now())
    return { feedback: userId === null ? null : await readFeedback({ database, vault }, userId, id, caller.language) }
  })

  serve(app, contract.getFeedbackLimit, async ({ database, caller, platform }) => ({
    limit: await feedbackLimit.readReached(database, listenerOf(caller, platform), now()),
  }))

  serve(app, contract.listMyFeedback, async ({ database, query, caller }) => {
    const { id } = caller.require()
    const after = cursorValues(query.cursor, 'ts')
    const rows = await selectFeedbackOf(database, id, query.state, query.page_size + 1, after)
    return listPage(
      rows,
      query.page_size,
      (row) => [row.createdAt.toISOString(), row.id],
      (row) => feedbackCardOf(row, caller.language),
    )
  })

  serve(app, contract.getMyFeedback, async ({ database, path, caller }) => {
    const { id } = caller.require()
    const feedback = await readFeedback({ database, vault }, id, path.id, caller.language)
    if (feedback.unread) await markSeen(database, id, path.id, now())
    return { feedback }
  })

  serve(app, contract.addToFeedback, async ({ database, path, body, caller }) => {
    const { id } = caller.require()
    await addToFeedback(database, id, { id: path.id, ...body }, now())
    return { feedback: await readFeedback({ database, vault }, id, path.id, caller.language) }
  })

  serve(app, contract.closeFeedback, async ({ database, path, caller }) => {
    const { id } = caller.require()
    await closeFeedback(database, id, path.id, now())
    return { feedback: await readFeedback({ database, vault }, id, path.id, caller.language) }
  })
}
