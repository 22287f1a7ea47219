import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { users } from '../../../../kernel/members/members.schema'
import { demoReaders } from '../../../content/readers'
import { readerId } from '../../frame/session/seed-people'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const invitedDemo: DemoStep = {
  feature: 'invitations',
  what: bilingual('邀请来的会员', 'invited members'),
  seed: seedInvited,
}

/** The number of readers whom the volunteer invited, more than one page. The resident invited one reader. */
const invitedByVolunteer = 22

/** Seeds the invitations by which some of the demo's readers came, the latest an hour ago. */
export async function seedInvited(database: Database, now: Date): Promise<void> {
  for (const index of demoReaders.keys()) {
    const inviterId =
      index < invitedByVolunteer ? 'user-volunteer' : index === invitedByVolunteer ? 'user-resident' : null
    if (inviterId === null) continue
    const hours = index < 2 ? 1 + index : index * index * 5
    await database
      .update(users)
      .set({ fromUserId: inviterId, createdAt: new Date(now.getTime() - hours * 3_600_000) })
      .where(and(eq(users.id, readerId(index)), isNull(users.fromUserId)))
  }
}
