import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { ActivityAct } from '../../../../src/domain/civic/activities/activity-lifecycle'
import type { Desk } from '../../../kernel/operator/desk'
import { carryOut } from '../../../kernel/cases/carry-out'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import { officeReason } from '../../../kernel/cases/office-reason'
import { countActivity } from '../rankings/project-sums'
import { activities } from './activities.schema'
import { activityCase } from './activity-cases'
import { moveActivity } from './move-activity'
import { endAllServices } from './service-times'

export const activitiesDesk: Desk = {
  name: 'activities',
  summary: 'Activities that wait for approval',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({
          id: activities.id,
          since: activities.createdAt,
          place: activities.placeName,
          title: activities.title,
          intro: activities.intro,
          pictures: activities.pictures,
        })
        .from(activities)
        .where(eq(activities.state, 'submitted'))
        .orderBy(asc(activities.createdAt), asc(activities.id))
        .limit(limit),
    )
    return rows.map(({ id, since, place, title, intro, pictures }) => ({
      pictures,
      id,
      since,
      from: place['zh-CN'],
      title: title['zh-CN'],
      text: intro['zh-CN'],
    }))
  },
  acts: {
    approve: {
      summary: 'makes it public',
      takesText: false,
      carryOut: async (database, id, _text, at) => {
        await carryOut(database, activityCase, {
          id,
          act: 'approve',
          role: 'operator',
          actorId: null,
          at,
          also: (transaction, { projectId }) => countActivity(transaction, projectId),
        })
      },
    },
    move: {
      summary:
        'moves it to another start, such as 2026-05-01T09:00:00Z, with the same length; everyone who joined gets a message',
      takesText: true,
      carryOut: moveActivity,
    },
    cancel: {
      summary:
        'with a reason that everyone can read; everyone who joined gets a message, and the time served until then counts',
      takesText: true,
      carryOut: async (database, id, text, at) => {
        const reason = officeReason(text)
        const set = { cancelReason: reason }
        await carryOut(database, activityCase, {
          id,
          act: 'cancel',
          role: 'operator',
          actorId: null,
          at,
          text: reason,
          set,
          also: async (transaction, activity) => {
            // An activity that was never approved becomes public when it is cancelled, so it is counted now.
            if (!(await wasApproved(transaction, id))) await countActivity(transaction, activity.projectId)
            // An activity that has already begun ends now. The service until now is kept.
            if (activity.startsAt <= at)
              await transaction
                .update(activities)
                .set({ endsAt: at })
                .where(and(eq(activities.id, id), gt(activities.endsAt, at)))
            await endAllServices(transaction, activity, { role: 'operator', actorId: null, at })
          },
        })
      },
    },
  },
}

async function wasApproved(database: Database, id: string): Promise<boolean> {
  const approval = and(
    eq(caseSteps.kind, activityCase.name),
    eq(caseSteps.caseId, id),
    eq(caseSteps.act, 'approve' satisfies ActivityAct),
  )
  const approvalStep = await queriesOf(database).readOne(
    build.select({ id: caseSteps.id }).from(caseSteps).where(approval).limit(1),
  )
  return approvalStep !== null
}
