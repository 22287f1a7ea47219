import type { HelpedPersonDto } from '../../../../contract/helped-persons'
import type { WishCardDto, WishDto } from '../../../../contract/wishes'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { HelpedPerson } from '../../../domain/civic/wishes/helped-person'
import type { Claimant, Wish, WishCard } from '../../../domain/civic/wishes/wish'
import { personOf, stepOf } from '../../frame/cases/case-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

type WireWish = Camelised<WishDto>

export function wishCardOf(card: Camelised<WishCardDto>): WishCard {
  const { id, title, summary, category, state, wantedOn, place, distance, wanted, claimed, comments, wisher } = card
  return {
    id,
    title,
    summary,
    category,
    state,
    createdAt: instantOf(card.createdAt) ?? 0,
    wantedOn,
    cover: card.cover || null,
    place,
    distance,
    wanted,
    claimed,
    comments,
    wisher: { ...personOf(wisher), onBehalfOf: wisher.onBehalfOf },
    mine: card.mine,
    claimedByMe: card.claimedByMe,
    acts: card.acts,
  }
}

export function wishOf(wish: WireWish): Wish {
  return {
    ...wishCardOf(wish),
    text: wish.text,
    pictures: wish.pictures,
    claimants: wish.claimants.map(claimantOf),
    steps: wish.steps.map(stepOf),
    evaluation: wish.evaluation,
    phone: wish.phone,
    privatePlace: wish.privatePlace,
    needsVolunteer: wish.needsVolunteer,
    commentsOpen: wish.commentsOpen,
  }
}

export function claimantOf({ claimedAt, helped, phone, ...person }: WireWish['claimants'][number]): Claimant {
  return { ...personOf(person), phone, helpedCount: helped, claimedAt: instantOf(claimedAt) ?? 0 }
}

export function helpedPersonOf(person: Camelised<HelpedPersonDto>): HelpedPerson {
  const { id, name, sex, phone, relation, address, needs, registeredAt, wishes, open, finished, openOrders } = person
  return {
    id,
    name,
    sex,
    phone,
    relation,
    address,
    needs,
    registeredAt: instantOf(registeredAt) ?? 0,
    wishes,
    open,
    finished,
    openOrders,
  }
}
