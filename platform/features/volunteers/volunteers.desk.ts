import { asc, eq } from 'drizzle-orm'
import { ageOn } from '../../../src/domain/identities/identity-card'
import { parseIsoDate } from '../../../src/domain/shared/civil-date'
import type { Desk } from '../../operator/desk'
import { readIdentity } from '../identities/read-identity'
import { users } from '../session/session.schema'
import { practiceOptions } from './practice-options'
import { approveVolunteer, refuseVolunteer } from './review-volunteer'
import { openDetails } from './volunteer-details'
import { volunteers } from './volunteers.schema'

const namesOf = (
  options: readonly { readonly id: string; readonly name: { readonly en: string } }[],
  ids: readonly string[],
) => ids.map((id) => options.find((option) => option.id === id)?.name.en ?? id).join(', ')

export const volunteersDesk: Desk = {
  name: 'volunteers',
  summary: 'Volunteers who wait for approval',
  waiting: async (database, limit, vault) => {
    const rows = await database
      .select({ volunteer: volunteers, nickname: users.nickname, phone: users.phone })
      .from(volunteers)
      .innerJoin(users, eq(users.id, volunteers.id))
      .where(eq(volunteers.state, 'pending'))
      .orderBy(asc(volunteers.registeredAt), asc(volunteers.id))
      .limit(limit)
    return await Promise.all(
      rows.map(async ({ volunteer, nickname, phone }) => {
        const identity = await readIdentity(database, vault, volunteer.id)
        const details = openDetails(vault, volunteer)
        const birthDate = parseIsoDate(details?.birthDate ?? '')
        const on = volunteer.registeredAt
        const day = { year: on.getUTCFullYear(), month: on.getUTCMonth() + 1, day: on.getUTCDate() }
        const guardian = details?.guardian ?? null
        return {
          id: volunteer.id,
          since: on,
          from: [nickname, phone].filter((part) => part !== null).join(', '),
          title: [
            identity?.name ?? 'real name not checked',
            ...(birthDate === null ? [] : [`${ageOn(birthDate, day)} years`]),
          ].join(', '),
          text: [
            namesOf(practiceOptions.skills, volunteer.skills),
            namesOf(practiceOptions.times, volunteer.times),
            ...(guardian === null ? [] : [`guardian: ${guardian.name}, ${guardian.phone}`]),
          ]
            .filter((part) => part !== '')
            .join('; '),
        }
      }),
    )
  },
  acts: {
    approve: {
      summary: 'they can join teams and activities from then on',
      takesText: false,
      carryOut: (database, id, _text, at) => approveVolunteer(database, id, at),
    },
    refuse: { summary: 'with a reason, which they read', takesText: true, carryOut: refuseVolunteer },
  },
}
