import type { WishState } from '../../../../../src/domain/civic/wishes/wish-lifecycle'
import type { Localised } from '../../../../kernel/database/schema/localised'
import { streets } from '../../../content/places'
import { demoHelpedPersons, demoWishes } from '../../../content/wishes'
import { sequence } from '../../../random'
import { both } from '../../../text'
import { readerId } from '../../frame/session/seed-people'
import { demoVolunteerId } from '../volunteers/seed-volunteers'
import { historyOf, statesOf } from './wish-histories'
import type { WishStep } from './wish-histories'

const hour = 3_600_000

export const residentId = 'user-resident'
export const volunteerId = 'user-volunteer'
/** People helped by the resident; the last one of the list is helped by the volunteer. */
const helpedByResident = demoHelpedPersons.length - 1
export const helpedPersonId = (place: number): string => `person-demo-${place + 1}`

/** The states of the wishes: mostly open ones, and every other state in turn. */
const states = (
  'open evaluated open claimed open finished open submitted open claimed ' +
  'evaluated open expired open claimed evaluated open refused open finished'
).split(' ') as WishState[]

/** The last wish is withdrawn, so that this state occurs, too. */
const stateAt = (place: number): WishState =>
  place === demoWishes.length - 1 ? 'withdrawn' : (states[place % states.length] ?? 'open')

export interface DemoWish {
  readonly id: string
  readonly place: number
  readonly demo: (typeof demoWishes)[number]
  readonly state: WishState
  readonly userId: string
  readonly helpedPersonId: string | null
  readonly street: Localised
  readonly address: Localised
  readonly latitude: number
  readonly longitude: number
  /** The day, as YYYY-MM-DD. */
  readonly wantedOn: string
  readonly placesLeft: number
  readonly createdAt: Date
  readonly steps: readonly (WishStep & {
    readonly state: WishState
    readonly actorId: string | null
    readonly at: Date
  })[]
}

/** The wish of the demo at an index of its list, with its history; one in three is the resident's. */
export function demoWishAt(place: number, now: Date): DemoWish {
  const demo = demoWishes[place]
  if (demo === undefined) throw new Error(`the demo has no wish ${place}`)
  const id = `wish-demo-${String(place + 1).padStart(2, '0')}`
  const order = sequence(id)
  const state = stateAt(place)
  const isResidents = place % 3 === 1 || state === 'refused'
  const userId = isResidents ? residentId : readerId(place * 5 + 2)
  const history = historyOf(state, demo.wanted, place)
  const { states: reached, placesLeft } = statesOf(history, demo.wanted)
  // The demo's volunteer holds one wish, so that they can claim another.
  const isUnderWay = state === 'open' || state === 'claimed'
  const claimant = (turn: number): string =>
    turn === 0 && place % 2 === 1 && (place < 5 || !isUnderWay)
      ? volunteerId
      : demoVolunteerId(1 + ((place * 5 + 7 + turn * 3) % 490))
  const createdAt = new Date(now.getTime() - (place * 13 + (history.length + 1) * 9) * hour)
  const street = streets[place % streets.length] ?? both('', '')
  const house = 3 + order.whole(90)
  const ahead = state === 'expired' ? -2 - (place % 9) : 6 + order.whole(60)
  const wantedOn = new Date(now.getTime() + ahead * 24 * hour).toISOString().slice(0, 10)
  return {
    id,
    place,
    demo,
    state,
    userId,
    placesLeft,
    createdAt,
    helpedPersonId: isResidents && place % 2 === 1 ? helpedPersonId(place % helpedByResident) : null,
    street,
    address: both(`${street['zh-CN']}${house}号`, `${house} ${street.en}`),
    latitude: 26.42 + (order.whole(1000) - 500) / 12_000,
    longitude: 111.61 + (order.whole(1000) - 500) / 11_000,
    wantedOn,
    steps: history.map((step, turn) => ({
      ...step,
      state: reached[turn] ?? state,
      actorId:
        step.role === 'wisher'
          ? userId
          : step.role === 'operator' || step.role === 'clock'
            ? null
            : claimant(step.claimant),
      at:
        step.act === 'expire'
          ? new Date(Date.parse(wantedOn) + 24 * hour)
          : new Date(createdAt.getTime() + (turn * 8 + 2 + order.whole(5)) * hour),
    })),
  }
}
