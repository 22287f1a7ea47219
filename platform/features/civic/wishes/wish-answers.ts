import type { Language } from '../../../../src/domain/frame/site/preferences'
import type * as z from 'zod/mini'
import type { listClaimants, WishCardDto } from '../../../../contract/wishes'
import { possibleActs } from '../../../../src/domain/frame/cases/lifecycle'
import { memberWishActs, wishLifecycle, wishRoles } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import type { Vault } from '../../../kernel/shared/vault'
import { onBehalfOf } from '../helped-persons/helped-person-details'
import { heldClaims, type WishCardRow, type ClaimantRow } from './wishes.queries'
import type { ClaimState } from './wishes.schema'
import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'

/** The person for whom the answer is made. */
export interface WishAnswerReader {
  readonly id: string | null
  readonly language: Language
  /** YYYY-MM-DD on the site's calendar. */
  readonly today: string
  /** The vault that opens the name of the helped person, which is shown masked. */
  readonly vault: Vault
  /**
   * Whether the reader is somebody who may claim wishes. True for a guest, who is asked to log in when they claim one.
   */
  readonly mayClaim: boolean
  readonly isVolunteer: boolean
}

const summaryLength = 80

/** The acts that the reader may perform, assuming that they are a volunteer. */
export function actsOf({ wish, myClaim }: WishCardRow, { id, today }: WishAnswerReader) {
  const acts = possibleActs(wishLifecycle, {
    state: wish.state,
    roles: wishRoles({ mine: wish.userId === id, claimedByMe: isHeld(myClaim), isReleased: myClaim === 'released' }),
    placesLeft: wish.placesLeft,
  })
  return memberWishActs.filter(
    (act) =>
      acts.includes(act) &&
      (act !== 'claim' || wish.wantedOn >= today) &&
      (act !== 'letGo' || wish.placesLeft < wish.wanted),
  )
}

const isHeld = (claim: ClaimState | null): boolean => heldClaims.some((state) => state === claim)

export function wishCardOf(row: WishCardRow, reader: WishAnswerReader): WishCardDto {
  const { wish, wisher, helpedPerson, myClaim } = row
  const { id, language, mayClaim, vault } = reader
  return {
    id: wish.id,
    title: wish.title[language],
    summary: summaryOf(wish.text[language], summaryLength),
    category: { id: wish.categoryId, name: row.category[language] },
    state: wish.state,
    created_at: wish.createdAt.toISOString(),
    wanted_on: wish.wantedOn,
    time_of_day: wish.timeOfDay,
    cover: wish.pictures[0] ?? null,
    place: { name: wish.placeName[language], latitude: wish.latitude, longitude: wish.longitude },
    distance: row.distance,
    wanted: wish.wanted,
    claimed: wish.wanted - wish.placesLeft,
    comments: row.comments ?? 0,
    wisher: {
      id: wish.userId,
      nickname: wisher.nickname,
      avatar: wisher.avatar,
      on_behalf_of: onBehalfOf(vault, { id: wish.helpedPersonId, sealedText: helpedPerson }, wish.userId === id),
    },
    mine: wish.userId === id,
    claimed_by_me: isHeld(myClaim),
    acts: actsOf(row, reader).filter((act) => act !== 'claim' || mayClaim),
  }
}

/**
 * Converts a claimant for a reader. The wisher sees the phone of who holds the claim, as the claimant sees theirs.
 * @param isMine whether the reader is the wisher
 */
export function claimantOf(row: ClaimantRow, isMine: boolean): z.input<typeof listClaimants.answer>['items'][number] {
  const { id, nickname, avatar, claimedAt, helped, phone, state } = row
  return {
    ...{ id, nickname, avatar, helped, claimed_at: claimedAt.toISOString() },
    phone: isMine && state === 'active' ? phone : null,
  }
}
