import { timesOfDay } from '../../../../../src/domain/frame/shared/time-of-day'
import { eq } from 'drizzle-orm'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { wishLifecycle } from '../../../../../src/domain/civic/wishes/wish-lifecycle'
import type { Database } from '../../../../kernel/database/client'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import { commitments } from '../../../../features/civic/commitments/commitments.schema'
import { comments } from '../../../../features/participation/comments/comments.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import { areaDegrees } from '../../../../kernel/places/area-position'
import { sealLocation } from '../../../../features/civic/wishes/private-location'
import { isPublicState, wishCase } from '../../../../features/civic/wishes/wish-case'
import { sealHelpedPerson } from '../../../../features/civic/helped-persons/helped-person-details'
import { helpedPersons } from '../../../../features/civic/helped-persons/helped-persons.schema'
import { grantedHelpers, wishCategories, wishClaims, wishes } from '../../../../features/civic/wishes/wishes.schema'
import type { Vault } from '../../../../kernel/shared/vault'
import { unsaid } from '../../../../kernel/shared/as-written'
import {
  demoEvaluations,
  demoFinishTexts,
  demoHelpedPersons,
  demoRefusal,
  demoWishCategories,
  demoWishComments,
  demoWishes,
} from '../../../content/wishes'
import { pictureOf } from '../../../media'
import { demoWishAt, helpedPersonId, residentId, volunteerId } from './demo-wish'
import type { DemoWish } from './demo-wish'
import { insertAll } from '../../insert'
import { writersOf } from '../../frame/session/seed-people'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { searchParts } from '../../../../features/frame/search-index/search-words'
import { day } from '../../../city-day'

export const wishesDemo: DemoStep = {
  feature: 'wishes',
  what: bilingual('心愿', 'wishes'),
  seed: (database, at, _onCount, vault) => seedWishes(database, vault, at),
}

/** Seeds wishes in every state, with their claimants, evaluations and histories. */
export async function seedWishes(database: Database, vault: Vault, now: Date): Promise<void> {
  await insertAll(
    database,
    wishCategories,
    demoWishCategories.map((category, sort) => ({ ...category, sort })),
  )
  // The resident is no volunteer, so they need the office's permission to register people whom they help.
  await insertAll(database, grantedHelpers, [{ userId: residentId, grantedAt: new Date(now.getTime() - 160 * day) }])
  await insertAll(
    database,
    helpedPersons,
    demoHelpedPersons.map((person, index) => ({
      id: helpedPersonId(index),
      details: sealHelpedPerson(vault, helpedPersonId(index), person),
      helperId: index === demoHelpedPersons.length - 1 ? volunteerId : residentId,
      registeredAt: new Date(now.getTime() - (150 - index * 20) * day),
    })),
  )
  const demoRows = demoWishes.map((_, index) => demoWishAt(index, now))
  await insertAll(
    database,
    wishes,
    demoRows.map((wish) => wishRow(vault, wish)),
  )
  await insertAll(
    database,
    contents,
    demoRows.filter(({ steps }) => steps.some(({ act }) => act === 'approve')).map(contentRow),
  )
  const claims = demoRows.flatMap(claimRows)
  await insertAll(database, wishClaims, claims)
  await database.delete(commitments).where(eq(commitments.kind, 'wish'))
  await insertAll(database, commitments, claims.flatMap(commitmentRow))
  await insertAll(database, comments, demoRows.flatMap(commentRows))
  // Like the commitments above, steps have no ids that an interrupted seeding could recognise, so they are removed
  // first.
  await database.delete(caseSteps).where(eq(caseSteps.kind, wishCase.name))
  await insertAll(database, caseSteps, demoRows.flatMap(stepRows))
}

function wishRow(vault: Vault, wish: DemoWish): typeof wishes.$inferInsert {
  const { id, place, demo, state, userId, placesLeft, createdAt, steps } = wish
  const words = [demo.title, demo.text, wish.street].flatMap((text) => Object.values(text))
  const isEvaluated = state === 'evaluated'
  return {
    id,
    userId,
    state,
    placesLeft,
    createdAt,
    helpedPersonId: wish.helpedPersonId,
    categoryId: demo.categoryId,
    title: demo.title,
    text: demo.text,
    pictures: demo.scene === null ? [] : [pictureOf(demo.scene)],
    placeName: wish.street,
    privatePlace: sealLocation(vault, id, {
      address: wish.address['zh-CN'],
      latitude: wish.latitude,
      longitude: wish.longitude,
    }),
    latitude: areaDegrees(wish.latitude),
    longitude: areaDegrees(wish.longitude),
    wantedOn: wish.wantedOn,
    timeOfDay: demo.timeOfDay ?? timesOfDay[(place * 3 + 1) % timesOfDay.length] ?? 'any',
    wanted: demo.wanted,
    updatedAt: steps.at(-1)?.at ?? createdAt,
    stars: isEvaluated ? (place % 4 === 2 ? 4 : 5) : null,
    evaluation: isEvaluated ? evaluationAt(place) : null,
    searchParts: searchParts(words.join(' ')),
  }
}

const evaluationAt = (index: number) => demoEvaluations[index % demoEvaluations.length] ?? unsaid

function contentRow(wish: DemoWish): typeof contents.$inferInsert {
  const { id, demo, state, createdAt, steps } = wish
  return {
    id,
    type: contentKinds.wish.code,
    title: demo.title,
    summary: demo.text,
    covers: demo.scene === null ? [] : [pictureOf(demo.scene)],
    listed: false,
    state: isPublicState(state) ? 'published' : 'withdrawn',
    publishedAt: steps[0]?.at ?? createdAt,
    comments: commentRows(wish).length,
  }
}

function claimRows({ id, state, steps }: DemoWish): (typeof wishClaims.$inferInsert)[] {
  const claims = steps.filter(({ act }) => act === 'claim')
  const cancellingClaimants = new Set(steps.filter(({ act }) => act === 'cancel').map(({ actorId }) => actorId))
  const isDone = state === 'finished' || state === 'evaluated'
  return claims.map(({ actorId, at }) => ({
    wishId: id,
    userId: actorId ?? volunteerId,
    state: cancellingClaimants.has(actorId) ? 'cancelled' : isDone ? 'finished' : 'active',
    claimedAt: at,
  }))
}

/** The commitment of the volunteer whose claim is active. */
function commitmentRow({ wishId, userId, state, claimedAt }: typeof wishClaims.$inferInsert) {
  return state === 'active' ? [{ kind: 'wish' as const, caseId: wishId, userId, takenAt: claimedAt }] : []
}

const commentCountOf = (place: number): number => [0, 2, 1, 3, 0, 1, 0][place % 7] ?? 0

function commentRows({ id, place, state, steps }: DemoWish): (typeof comments.$inferInsert)[] {
  const firstStep = steps[0]
  if (!isPublicState(state) || firstStep === undefined) return []
  const texts = Array.from(
    { length: commentCountOf(place) },
    (_, round) => demoWishComments[(place * 3 + round) % demoWishComments.length] ?? '',
  )
  const writers = writersOf(texts, place)
  return texts.map((text, round) => ({
    id: `comment-${id}-${round + 1}`,
    contentId: id,
    userId: writers[round] ?? '',
    text,
    createdAt: new Date(firstStep.at.getTime() + (round + 1) * 3_000_000),
  }))
}

function stepRows({ id, place, userId, createdAt, steps }: DemoWish): (typeof caseSteps.$inferInsert)[] {
  const of = { kind: wishCase.name, caseId: id }
  return [
    { ...of, act: 'submit', state: wishLifecycle.start, role: 'wisher', actorId: userId, text: unsaid, at: createdAt },
    ...steps.map(({ act, state, role, actorId, at }) => ({
      ...of,
      act,
      state,
      role,
      actorId,
      at,
      text:
        act === 'finish'
          ? finishTextAt(place)
          : act === 'evaluate'
            ? evaluationAt(place)
            : act === 'refuse'
              ? demoRefusal
              : unsaid,
      pictures: act === 'finish' && place % 2 === 1 ? [pictureOf('park-volunteers')] : [],
    })),
  ]
}

const finishTextAt = (index: number) => demoFinishTexts[index % demoFinishTexts.length] ?? unsaid
