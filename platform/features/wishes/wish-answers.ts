import type * as z from 'zod/mini'
import type { listClaimants, WishCardDto } from '../../../contract/wishes'
import { possibleActs } from '../../../src/domain/cases/lifecycle'
import { memberWishActs, wishLifecycle, wishRoles } from '../../../src/domain/wishes/wish-lifecycle'
import { maskText } from '../../../src/domain/shared/format/text-mask'
import type { Language } from '../../database/schema/localised'
import type { Vault } from '../../shared/vault'
import { openHelpedPerson } from './helped-person-details'
import { blurred } from './shown-position'
import type { CardRow, ClaimantRow } from './wishes.queries'
import { summaryOf } from '../../../src/domain/shared/format/summary'

/** Who the answer is for. */
export interface Reader {
  readonly id: string | null
  readonly language: Language
  /** YYYY-MM-DD on the site's calendar. */
  readonly today: string
  /** Opens the name of the helped person, which is shown masked. */
  readonly vault: Vault
}

const summaryLength = 80

export function wishCardOf(row: CardRow, { id, language, today, vault }: Reader): WishCardDto {
  const { wish, wisher, helpedPerson, claimedByMe } = row
  const mine = wish.userId === id
  const isConcerned = mine || claimedByMe
  const degrees = (exact: number | null) => (exact === null || isConcerned ? exact : blurred(exact))
  const acts = possibleActs(wishLifecycle, {
    state: wish.state,
    roles: wishRoles({ mine, claimedByMe }),
    placesLeft: wish.placesLeft,
  })
  return {
    id: wish.id,
    title: wish.title[language],
    summary: summaryOf(wish.text[language], summaryLength),
    category: { id: wish.categoryId, name: row.category[language] },
    state: wish.state,
    created_at: wish.createdAt.toISOString(),
    wanted_on: wish.wantedOn,
    cover: wish.pictures[0] ?? null,
    place: { name: wish.placeName[language], latitude: degrees(wish.latitude), longitude: degrees(wish.longitude) },
    distance: row.distance,
    wanted: wish.wanted,
    claimed: wish.wanted - wish.placesLeft,
    comments: row.comments ?? 0,
    wisher: {
      id: wish.userId,
      nickname: wisher.nickname,
      avatar: wisher.avatar,
      on_behalf_of:
        helpedPerson === null || wish.helpedPersonId === null
          ? null
          : maskText(openHelpedPerson(vault, wish.helpedPersonId, helpedPerson).name, 1, 0),
    },
    mine,
    claimed_by_me: claimedByMe,
    acts: memberWishActs.filter((act) => acts.includes(act) && (act !== 'claim' || wish.wantedOn >= today)),
  }
}

export function claimantOf(row: ClaimantRow): z.output<typeof listClaimants.answer>['items'][number] {
  const { id, nickname, avatar, claimedAt, helped } = row
  return { id, nickname, avatar, claimed_at: claimedAt.toISOString(), helped }
}
