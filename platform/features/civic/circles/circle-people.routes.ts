import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/circle-people'
import { errorCodes } from '../../../../contract/envelope'
import { belongsToCircle, leadsCircle } from '../../../../src/domain/civic/circles/circle-membership'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { circleMemberOf, circleRecordOf, readCircle, type CircleReader } from './circle-answers'
import { findCandidates } from './circle-candidates'
import { selectCircleMembers, selectCircleRecords } from './circles.queries'
import { keepReportedPost, selectReportedPosts } from './reported-posts'
import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'
import { leadCircle } from './lead-circle'
import { requireCircle, requireCircleLeader, requireLiveCircle, standingIn } from './require-circle'

const beginningLength = 80

/** The people of a circle, and what those who lead it do. */
export function circlePeopleRoutes(app: FastifyInstance): void {
  const { now } = app.platform
  const readerOf = ({ member, language }: Caller): CircleReader => ({ id: member?.id ?? null, language, at: now() })

  serve(app, contract.listCircleMembers, async ({ database, path, query, caller }) => {
    const { state, page_size: size, cursor } = query
    const reader = readerOf(caller)
    const { isClosed } = await requireCircle(database, path.id)
    if (state !== 'member') caller.require()
    const standing = await standingIn(database, path.id, reader.id)
    if (state === 'member' ? isClosed && !belongsToCircle(standing) : !leadsCircle(standing))
      throw new Refusal(errorCodes.notYours)
    const filter = { circleId: path.id, state, readerId: leadsCircle(standing) ? null : reader.id }
    const rows = await selectCircleMembers(database, filter, size + 1, cursorValues(cursor, 'ts'))
    return listPage(
      rows,
      size,
      ({ since, id }) => [since.toISOString(), id],
      (row) => circleMemberOf(row, standing, reader),
    )
  })

  serve(app, contract.listCircleCandidates, async ({ database, path, query: { q }, caller, platform }) => {
    const { id: leaderId } = caller.require()
    await countExposure(database, 'nameable-people', { caller, platform, at: now() })
    await requireLiveCircle(database, path.id)
    await requireCircleLeader(database, path.id, leaderId)
    return { items: await findCandidates(database, { circleId: path.id, leaderId, words: q.trim() }, now()) }
  })

  serve(app, contract.leadCircle, async ({ database, path, body: { user_id: userId, ...call }, caller }) => {
    await leadCircle(database, caller.require().id, { ...call, circleId: path.id, userId }, now())
    return { circle: await readCircle(database, path.id, readerOf(caller)) }
  })

  serve(app, contract.listReportedPosts, async ({ database, path, query: { page_size: size, cursor }, caller }) => {
    const { id: leaderId } = caller.require()
    await requireCircle(database, path.id)
    await requireCircleLeader(database, path.id, leaderId)
    const rows = await selectReportedPosts(database, {
      ...{ circleId: path.id, leaderId, limit: size + 1 },
      after: cursorValues(cursor, 'ts'),
    })
    return listPage(
      rows,
      size,
      ({ since, id }) => [since.toISOString(), id],
      ({ text, since, reasons, ...row }) => ({
        ...row,
        reasons: [...reasons],
        beginning: summaryOf(text[caller.language], beginningLength),
        since: since.toISOString(),
      }),
    )
  })

  serve(app, contract.keepReportedPost, async ({ database, path, caller }) => {
    const circleId = await keepReportedPost(database, caller.require().id, path.id, now())
    return { circle: await readCircle(database, circleId, readerOf(caller)) }
  })

  serve(app, contract.listCircleRecords, async ({ database, path, query: { page_size: size, cursor }, caller }) => {
    const reader = readerOf(caller)
    await requireCircle(database, path.id)
    await requireCircleLeader(database, path.id, caller.require().id)
    const rows = await selectCircleRecords(database, path.id, size + 1, cursorValues(cursor, 'ts'))
    return listPage(
      rows,
      size,
      ({ record: { at, id } }) => [at.toISOString(), id],
      (row) => circleRecordOf(row, reader),
    )
  })
}
