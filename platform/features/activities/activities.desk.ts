import { asc, eq } from 'drizzle-orm'
import type { Desk } from '../../operator/desk'
import { carryOut } from '../cases/carry-out'
import { officeReason } from '../cases/office-reason'
import { activities } from './activities.schema'
import { activityCase } from './activity-cases'

export const activitiesDesk: Desk = {
  name: 'activities',
  summary: 'Activities that wait for approval',
  waiting: async (database, limit) => {
    const rows = await database
      .select({
        id: activities.id,
        since: activities.createdAt,
        place: activities.placeName,
        title: activities.title,
        intro: activities.intro,
      })
      .from(activities)
      .where(eq(activities.state, 'submitted'))
      .orderBy(asc(activities.createdAt), asc(activities.id))
      .limit(limit)
    return rows.map(({ id, since, place, title, intro }) => ({
      id,
      since,
      from: place['zh-CN'],
      title: title['zh-CN'],
      text: intro['zh-CN'],
    }))
  },
  acts: {
    approve: {
      summary: 'everybody sees it from then on',
      takesText: false,
      carryOut: async (database, id, _text, at) => {
        await carryOut(database, activityCase, { id, act: 'approve', role: 'operator', actorId: null, at })
      },
    },
    cancel: {
      summary: 'with a reason, which everybody reads; those who joined get a message',
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
        })
      },
    },
  },
}
