import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/attendance'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { addAttendance } from './add-attendance'
import { readAttendance, readAttendanceList } from './attendance-answers'
import { confirmAll, decideAsLeader } from './decide-service'

/** The leader's attendance list. */
export function attendanceRoutes(app: FastifyInstance): void {
  const { now } = app.platform
  const readerOf = (caller: Caller, activityId: string) => ({
    actorId: caller.require().id,
    activityId,
    language: caller.language,
    now: now(),
  })

  serve(app, contract.getAttendanceList, async ({ database, query, caller }) => ({
    list: await readAttendanceList(database, readerOf(caller, query.activity_id), {
      personId: query.user_id ?? null,
      shiftId: query.shift_id ?? null,
    }),
  }))

  serve(app, contract.listAttendance, async ({ database, query, caller }) => {
    const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'ts') }
    return await readAttendance(
      database,
      readerOf(caller, query.activity_id),
      { group: query.group, shiftId: query.shift_id ?? null },
      page,
    )
  })

  serve(app, contract.decideAttendance, async ({ database, body, caller }) => {
    const { activity_id: activityId, user_id: userId, act, text } = body
    const decision = { activityId, userId, act, text, span: spanOf(body) }
    await decideAsLeader(database, caller.require().id, decision, now())
    return { list: await readAttendanceList(database, readerOf(caller, activityId)) }
  })

  serve(app, contract.confirmAttendance, async ({ database, body, caller }) => {
    const confirmed = await confirmAll(database, caller.require().id, body.activity_id, now())
    return { confirmed, list: await readAttendanceList(database, readerOf(caller, body.activity_id)) }
  })

  serve(app, contract.addAttendance, async ({ database, body, caller }) => {
    const { activity_id: activityId, user_id: userId } = body
    await addAttendance(database, caller.require().id, { activityId, userId, span: spanOf(body) }, now())
    return { list: await readAttendanceList(database, readerOf(caller, activityId)) }
  })
}

function spanOf({ from, until }: { readonly from: string | null; readonly until: string | null }) {
  return from === null || until === null ? null : { from: Date.parse(from), until: Date.parse(until) }
}
