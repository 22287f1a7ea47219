import { refer } from '../../../kernel/messages/message-words'
import { eq, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import {
  changesToTell,
  type CheckedPlan,
  type ToldChange,
} from '../../../../src/domain/civic/activity-plans/activity-plan'
import { changeIn } from '../../../../src/domain/civic/activities/activity-lifecycle'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { forgetAnswersAbout } from '../../../kernel/http/idempotency'
import { announceChange } from '../../../kernel/publishing/site-changes'
import type { Database, Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { asWritten } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { notifyConcerned } from '../../../kernel/cases/notify-concerned'
import { activityCase } from '../activities/activity-cases'
import { activities } from '../activities/activities.schema'
import { ownActivityPictures } from '../activities/activity-pictures'
import { countInShifts } from '../activities/shifts'
import { performDueActsOf } from '../activities/move-on'
import { requireLeader } from '../teams/require-leader'
import { readVolunteeringRules } from '../volunteer-status/volunteering-rules'
import { changeMessages, changeWords } from './change-messages.words'
import { checkedPlan, keptPictures, once, storedShifts, type PlanBody } from './checked-plan'
import { requireLedPlan } from './read-plan'

interface PlanChange {
  readonly id: string
  /** The language in which the leader read the activity. */
  readonly language: Language
  readonly body: PlanBody
}

type Activity = typeof activities.$inferSelect

/**
 * The leader changes an activity before it begins. Places that were promised stay: of lowering their number and of
 * joining, the later one sees what the earlier one did. Those who joined are told what matters to them.
 */
export async function changeActivityPlan(
  database: Database,
  leaderId: string,
  { id, language, body }: PlanChange,
  now: Date,
): Promise<void> {
  await requireLedPlan(database, leaderId, id)
  await performDueActsOf(database, id, now)
  const { activity: planned, team } = await requireLedPlan(database, leaderId, id)
  const act = changeIn(planned.state)
  if (act === null) throw new Refusal(errorCodes.stateRefuses, null, { state: planned.state })
  await carryOut(database, activityCase, {
    id,
    act,
    role: 'leader',
    actorId: leaderId,
    at: now,
    also: async (transaction, present) => {
      await requireLeader(transaction, team.id, leaderId)
      const joined = await countInShifts(transaction, id)
      const before = {
        startsAt: present.startsAt.getTime(),
        endsAt: present.endsAt.getTime(),
        joined: present.places - present.placesLeft,
        hasOpened: present.state === 'enrolling',
        shifts: present.shifts.map((shift) => ({ id: shift.id, joined: joined.get(shift.id) ?? 0 })),
      }
      const plan = await checkedPlan(transaction, { ...body, repeat: once }, now, before, present.shifts)
      const own = await ownActivityPictures(transaction, leaderId, plan.pictures, now)
      const pictures = [...keptPictures(present.pictures, plan.kept), ...own]
      const { approvesActivities } = await readVolunteeringRules(transaction)
      const isSeen = !approvesActivities || present.state === 'submitted'
      const change = { plan, pictures, language, now, changedAt: isSeen ? null : now }
      const changed = await storeChange(transaction, present, change)
      await forgetAnswersAbout(transaction, [id])
      await announceChange(transaction)
      await tellOfChange(transaction, { leaderId, before: present, after: changed }, now)
    },
  })
}

interface StoredChange {
  readonly plan: CheckedPlan
  readonly pictures: readonly string[]
  readonly language: Language
  readonly now: Date
  /** When the office has to look at the change since; null where it does not have to. */
  readonly changedAt: Date | null
}

async function storeChange(
  transaction: Transaction,
  present: Activity,
  { plan, pictures, language, now, changedAt }: StoredChange,
): Promise<Activity> {
  const { latitude, longitude } = plan.place
  const isMoved = present.latitude !== latitude || present.longitude !== longitude
  const written = (before: Localised, text: string) => (before[language] === text ? before : asWritten(text))
  const enrolsAt = plan.enrolsAt === null ? now : new Date(plan.enrolsAt)
  const [changed] = await transaction
    .update(activities)
    .set({
      kind: plan.kind,
      title: written(present.title, plan.title),
      intro: written(present.intro, plan.intro),
      requirements: written(present.requirements, plan.requirements),
      placeName: written(present.placeName, plan.place.name),
      ...(isMoved && { latitude, longitude, venueId: null }),
      ...(present.state !== 'enrolling' && { enrolsAt }),
      enrolsUntil: plan.enrolsUntil === null ? null : new Date(plan.enrolsUntil),
      startsAt: new Date(plan.startsAt),
      endsAt: new Date(plan.endsAt),
      pictures,
      places: plan.places,
      shifts: storedShifts(plan, present.shifts),
      placesLeft: sql`${activities.placesLeft} + ${plan.places} - ${activities.places}`,
      cancelReason: null,
      changedAt,
    })
    .where(eq(activities.id, present.id))
    .returning()
  if (changed === undefined) throw invalid({ places: 'below-joined' })
  return changed
}

/** Tells those who joined of what has changed, and nobody of what does not matter for coming. */
async function tellOfChange(
  transaction: Transaction,
  { leaderId, before, after }: { readonly leaderId: string; readonly before: Activity; readonly after: Activity },
  at: Date,
): Promise<void> {
  const changes = new Set([...changesIn('zh-CN', before, after), ...changesIn('en', before, after)])
  if (changes.size === 0) return
  const recipients = await activityCase.recipients(transaction, after)
  const kind = {
    ...activityCase,
    messages: changeMessages,
    params: () => ({ title: refer('activity', after.id), what: changeWords([...changes]) }),
  }
  await notifyConcerned(transaction, kind, recipients, after, { id: after.id, act: 'change', actorId: leaderId, at })
}

function changesIn(language: Language, before: Activity, after: Activity): ToldChange[] {
  const shown = ({
    title,
    intro,
    requirements,
    placeName,
    latitude,
    longitude,
    startsAt,
    endsAt,
    shifts,
  }: Activity) => ({
    title: title[language],
    intro: intro[language],
    requirements: requirements[language],
    place: { name: placeName[language], latitude, longitude },
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    // A shift that moves with the activity says nothing new.
    shifts: shifts.map(({ id, from, until }) => ({ id, startsAt: from, endsAt: until })),
  })
  return changesToTell(shown(before), shown(after))
}
