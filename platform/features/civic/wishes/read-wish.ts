import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { WishDto } from '../../../../contract/wishes'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import { listSteps } from '../../../kernel/cases/case-steps'
import type { Vault } from '../../../kernel/shared/vault'
import { readPrivacy } from '../../people/privacy/privacy-settings'
import { isPendingVolunteer } from '../volunteer-status/require-volunteer'
import { openLocation } from './private-location'
import { actsOf, claimantOf, wishCardOf } from './wish-answers'
import type { WishAnswerReader } from './wish-answers'
import { isPublicState, wishCase } from './wish-case'
import { selectClaimants, selectWish, type WishCardRow } from './wishes.queries'

/** The number of claimants listed on the page of a wish. */
const namedCount = 5

/** A complete wish, as its reader may see it; 403001 when it does not exist for them. */
export async function readWish(
  { database, vault }: { readonly database: Database; readonly vault: Vault },
  id: string,
  reader: WishAnswerReader,
  position: GeoPoint | null = null,
): Promise<WishDto> {
  const row = await selectWish(database, { id: reader.id, position }, id)
  if (row === null || (!isPublicState(row.wish.state) && row.wish.userId !== reader.id))
    throw new Refusal(errorCodes.gone)
  const { wish, wisher, myClaim } = row
  const isConcerned = reader.isVolunteer || wish.userId === reader.id || myClaim !== null
  if (!isConcerned && (await readPrivacy(database, wish.userId)).wishesFor === 'volunteers')
    throw new Refusal(errorCodes.gone)
  const claimants = await selectClaimants(database, id, namedCount, null)
  const steps = (await listSteps(database, wishCase.name, id, reader.language)) as WishDto['steps']
  // A claim is active until it is given back, dismissed or finished.
  const holdsClaim = myClaim === 'active' && (wish.state === 'open' || wish.state === 'claimed')
  const isMine = wish.userId === reader.id
  const needsVolunteer = !reader.mayClaim && actsOf(row, reader).includes('claim')
  return {
    ...wishCardOf(row, reader),
    text: wish.text[reader.language],
    pictures: [...wish.pictures],
    claimants: claimants.map((claimant) => claimantOf(claimant, isMine)),
    steps: stepsFor(row, reader, steps, await selectStepsAbout(database, id, reader.id)),
    evaluation: evaluationOf(wish, reader.language),
    phone: holdsClaim ? wisher.phone : null,
    private_place: holdsClaim || isMine ? openLocation(vault, wish) : null,
    needs_volunteer: needsVolunteer,
    registration_pending: needsVolunteer && reader.id !== null && (await isPendingVolunteer(database, reader.id)),
    comments_open: row.commentsOpen ?? false,
  }
}

/** The acts on a single claimant. No other claimant reads the reason. */
const aboutOne = ['letGo', 'endClaim', 'notDone'] as const

async function selectStepsAbout(database: Database, wishId: string, userId: string | null): Promise<readonly string[]> {
  if (userId === null) return []
  const rows = await queriesOf(database).read(
    build
      .select({ id: caseSteps.id })
      .from(caseSteps)
      .where(and(eq(caseSteps.kind, wishCase.name), eq(caseSteps.caseId, wishId), eq(caseSteps.subjectId, userId))),
  )
  return rows.map(({ id }) => String(id))
}

/**
 * Shows the reason why a claim ended to the wisher and to that claimant alone, because a reason may reveal where
 * somebody lives, or worse.
 */
function stepsFor(
  { wish }: WishCardRow,
  { id }: WishAnswerReader,
  steps: WishDto['steps'],
  aboutMe: readonly string[],
): WishDto['steps'] {
  if (wish.userId === id) return steps
  return steps.map((step) => {
    const isPrivate = step.act === 'cancel' || aboutOne.some((act) => act === step.act)
    const isTold = !isPrivate || aboutMe.includes(step.id) || (id !== null && step.actor?.id === id)
    return isTold ? step : { ...step, text: '' }
  })
}

function evaluationOf(
  { stars, evaluation, updatedAt }: WishCardRow['wish'],
  language: Language,
): WishDto['evaluation'] {
  return stars === null ? null : { stars, text: evaluation?.[language] ?? '', at: updatedAt.toISOString() }
}
