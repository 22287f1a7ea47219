import { activityReferent } from './activity.referent'
import * as contract from '../../../../contract/activities'
import { getServiceSums, listServiceRecords } from '../../../../contract/service-records'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../../kernel/http/caller'
import { queriesOf } from '../../../kernel/database/queries'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { positionOfQuery } from '../../../kernel/places/positions'
import { venueOrOrganisation } from '../venues/venue-or-organisation'
import { SiteClock } from '../../../kernel/site/site-clock'
import { siteToday } from '../../../kernel/site/site-today'
import { activitiesThatBlock } from './activity-deletion'
import { personalActivities } from './activities.personal'
import { reportableActivities } from './activities.reportable'
import { activitiesDesk, activityChangesDesk } from './activities.desk'
import { selectActivitiesByTime, selectMembers, selectMyActivities } from './activities.queries'
import { activityCodes } from './activity-codes'
import { activitiesPage, memberOf, readActivity } from './activity-answers'
import type { ActivityReader } from './activity-answers'
import { attendanceRoutes } from './attendance.routes'
import { checkServiceNightly } from './check-service-ledger'
import { hoursDesk, serviceLedgerDesk } from './hours.desk'
import { leadActivity, leadsActivity } from './lead-activity'
import { endForgottenCheckOuts, performAllDueActs, performDueActsOf } from './move-on'
import { ownRecords, readServiceSums } from './service-records'
import { checkInOrOut } from './check-in-or-out'
import { joinActivity, leaveActivity } from './take-part'
import { searchActivities } from './search-activities'
import { foundActivities } from './activities.found'
import { activityPictures } from './activities.uploads'
import { publishableActivities } from './publish-activities'

export const activitiesFeature: PlatformFeature = {
  name: 'activities',
  messageReferents: [activityReferent],
  publishes: [publishableActivities],
  personalData: personalActivities,
  deletionBlocks: activitiesThatBlock,
  uploads: [activityPictures],
  searchable: [foundActivities],
  reportable: [reportableActivities],
  desk: [activitiesDesk, activityChangesDesk, hoursDesk, serviceLedgerDesk],
  codePurposes: [activityCodes],
  cleanUp: async (database, at, log, { metrics }) => {
    await performAllDueActs(database, at)
    await endForgottenCheckOuts(database, at)
    await checkServiceNightly(database, log, at, metrics)
  },
  routes: (app) => {
    readRoutes(app)
    actRoutes(app)
    attendanceRoutes(app)
  },
}

function readRoutes(app: FastifyInstance): void {
  const { now } = app.platform
  const clock = new SiteClock(queriesOf(app.platform.database), now, app.platform.elapsed)
  const readerOf = ({ member, language }: Caller): ActivityReader => ({ id: member?.id ?? null, language, now: now() })

  serve(app, contract.listActivities, async ({ database, query, caller }) =>
    searchActivities(database, clock, query, readerOf(caller)),
  )

  serve(app, contract.listOrganisationActivities, async ({ database, query, caller }) => {
    const reader = readerOf(caller)
    const { merchant_id: id, page_size: size } = query
    const filter = {
      state: undefined,
      kind: undefined,
      teamId: undefined,
      ...(await venueOrOrganisation(database, id)),
    }
    const page = { limit: size + 1, after: cursorValues(query.cursor, 'ts') }
    const rows = await selectActivitiesByTime(database, { id: reader.id, position: null }, filter, page)
    return activitiesPage(rows, size, reader)
  })

  serve(app, contract.getActivity, async ({ database, path, query, caller }) => ({
    activity: await readActivity(database, path.id, readerOf(caller), positionOfQuery(query)),
  }))

  serve(app, contract.listActivityMembers, async ({ database, query, caller }) => {
    await readActivity(database, query.activity_id, readerOf(caller))
    const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'ts') }
    const reader = caller.member?.id ?? null
    const isLeader = await leadsActivity(database, reader, query.activity_id)
    const filter = { activityId: query.activity_id, reader: isLeader ? null : reader }
    const rows = await selectMembers(database, filter, page)
    return listPage(
      rows,
      query.page_size,
      ({ joinedAt, id }) => [joinedAt.toISOString(), id],
      (row) => memberOf(row, isLeader),
    )
  })

  serve(app, contract.listMyActivities, async ({ database, query, caller }) => {
    const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'ts') }
    const { state, when, page_size: size } = query
    const rows = await selectMyActivities(database, caller.require().id, { state, when, at: now() }, page)
    return activitiesPage(rows, size, readerOf(caller))
  })

  serve(app, listServiceRecords, async ({ database, query, caller }) => {
    const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'ts') }
    return await ownRecords(database, caller.require().id, page, caller.language, now())
  })

  serve(app, getServiceSums, async ({ database, caller }) =>
    readServiceSums(database, caller.require().id, await siteToday(database, now())),
  )
}

function actRoutes(app: FastifyInstance): void {
  const { now } = app.platform
  const readerOf = ({ member, language }: Caller): ActivityReader => ({ id: member?.id ?? null, language, now: now() })

  serve(app, contract.joinActivity, async ({ database, body, caller }) => {
    await joinActivity(database, caller.require().id, body, now())
    return { activity: await readActivity(database, body.id, readerOf(caller)) }
  })

  serve(app, contract.leadActivity, async ({ database, body, caller }) => {
    await leadActivity(database, caller.require().id, body, now())
    return { activity: await readActivity(database, body.id, readerOf(caller)) }
  })

  serve(app, contract.leaveActivity, async ({ database, path, caller }) => {
    await performDueActsOf(database, path.activity_id, now())
    await leaveActivity(database, caller.require().id, path.activity_id, now())
    return { activity: await readActivity(database, path.activity_id, readerOf(caller)) }
  })

  for (const [endpoint, act] of [
    [contract.checkInToActivity, 'check-in'],
    [contract.checkOutOfActivity, 'check-out'],
  ] as const) {
    serve(app, endpoint, async ({ database, body, caller }) => {
      const { id: activityId, code, latitude, longitude, at } = body
      const position = positionOfQuery({ latitude: latitude ?? undefined, longitude: longitude ?? undefined })
      const checkIn = { activityId, act, code, position, at: at === null ? null : new Date(at), byLeader: false }
      await checkInOrOut(database, caller.require().id, checkIn, now())
      return { activity: await readActivity(database, activityId, readerOf(caller)) }
    })
  }
}
