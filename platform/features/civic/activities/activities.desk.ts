import { asc, eq, isNotNull } from 'drizzle-orm'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Desk } from '../../../kernel/operator/desk'
import { officeReason } from '../../../kernel/cases/office-reason'
import { teams } from '../teams/teams.schema'
import { activities } from './activities.schema'
import { cancelActivity } from './cancel-activity'
import { approveActivity, refuseActivity } from './review-activity'
import { moveActivity } from './move-activity'

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
          requirements: activities.requirements,
          pictures: activities.pictures,
          startsAt: activities.startsAt,
          endsAt: activities.endsAt,
          shifts: activities.shifts,
          places: activities.places,
          team: teams.name,
        })
        .from(activities)
        .leftJoin(teams, eq(teams.id, activities.teamId))
        .where(eq(activities.state, 'submitted'))
        .orderBy(asc(activities.createdAt), asc(activities.id))
        .limit(limit),
    )
    return rows.map(({ id, since, place, title, intro, pictures, ...plan }) => ({
      pictures,
      id,
      since,
      from: place['zh-CN'],
      title: title['zh-CN'],
      text: [intro['zh-CN'], plan.requirements['zh-CN']].filter((text) => text !== '').join('\n'),
      facts: [
        { name: 'team', value: plan.team?.['zh-CN'] ?? 'none' },
        { name: 'begins', value: plan.startsAt },
        { name: 'ends', value: plan.endsAt },
        { name: 'places', value: String(plan.places) },
        ...plan.shifts.map(({ name, places }) => ({ name: 'shift', value: `${name['zh-CN']}: ${places}` })),
      ],
    }))
  },
  acts: {
    approve: {
      summary: 'makes it public',
      takesText: false,
      carryOut: (transaction, id, _text, at) => approveActivity(transaction, id, at),
    },
    refuse: {
      summary: 'with a reason, which the leader of its team reads; they may change it and send it again',
      takesText: true,
      carryOut: refuseActivity,
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
      carryOut: (database, id, text, at) => cancelActivity(database, id, officeReason(text), at),
    },
  },
}

/** Lists activities whose leaders changed them after the office had approved them. */
export const activityChangesDesk: Desk = {
  name: 'activity-changes',
  summary:
    'Approved activities that their leaders changed since: look at them, or cancel them at the desk `activities`',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({
          id: activities.id,
          since: activities.changedAt,
          place: activities.placeName,
          title: activities.title,
          intro: activities.intro,
          pictures: activities.pictures,
        })
        .from(activities)
        .where(isNotNull(activities.changedAt))
        .orderBy(asc(activities.changedAt), asc(activities.id))
        .limit(limit),
    )
    return rows.map(({ place, title, intro, ...activity }) => ({
      ...activity,
      from: place['zh-CN'],
      title: title['zh-CN'],
      text: intro['zh-CN'],
    }))
  },
  acts: {
    keep: {
      summary: 'leaves it as it is',
      takesText: false,
      carryOut: async (transaction, id) => {
        await transaction.update(activities).set({ changedAt: null }).where(eq(activities.id, id))
      },
    },
  },
}
