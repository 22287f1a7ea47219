import type { WishState } from '../../../../../src/domain/civic/wishes/wish-lifecycle'
import type { Localised } from '../../../../kernel/database/schema/localised'
import { streets } from '../../../content/places'
import { demoHelpedPersons, demoWishes } from '../../../content/wishes'
import { weekdayOf } from '../../../../../src/domain/frame/shared/civil-date'
import { sequence } from '../../../random'
import { bilingual } from '../../../text'
import { readerId } from '../../frame/session/seed-people'
import { demoVolunteerId } from '../volunteers/seed-volunteers'
import { historyOf, statesOf } from './wish-histories'
import type { DemoWishStep } from './wish-histories'
import { dateOfPast, day, hour } from '../../../city-day'

export const residentId = 'user-resident'
export const volunteerId = 'user-volunteer'
/** The number of people whom the resident helps; the volunteer helps the last person of `demoHelpedPersons`. */
const helpedByResident = demoHelpedPersons.length - 1
export const helpedPersonId = (index: number): string => `person-demo-${index + 1}`

/**
 * The states of the demo's wishes, repeated from the start when they run out. Nearly half are open; all other states
 * except `withdrawn` occur at least once.
 */
const states = (
  'open evaluated open claimed open finished open submitted open claimed ' +
  'evaluated open expired open claimed evaluated open refused open finished'
).split(' ') as WishState[]

/** The last wish is withdrawn, so that this state occurs, too. */
const stateAt = (index: number): WishState =>
  index === demoWishes.length - 1 ? 'withdrawn' : (states[index % states.length] ?? 'open')

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
  readonly steps: readonly (DemoWishStep & {
    readonly state: WishState
    readonly actorId: string | null
    readonly at: Date
  })[]
}

/** The wish at an index of `demoWishes`, with its history; at least one wish in three is the resident's. */
export function demoWishAt(index: number, now: Date): DemoWish {
  const demo = demoWishes[index]
  if (demo === undefined) throw new Error(`the demo has no wish ${index}`)
  const id = `wish-demo-${String(index + 1).padStart(2, '0')}`
  const order = sequence(id)
  const state = stateAt(index)
  const isResidents = index % 3 === 1 || state === 'refused'
  const userId = isResidents ? residentId : readerId(index * 5 + 2)
  const history = historyOf(state, demo.wanted, index)
  const { states: statesReached, placesLeft } = statesOf(history, demo.wanted)
  // The demo's volunteer holds one wish, so that they can claim another.
  const isUnderWay = state === 'open' || state === 'claimed'
  const claimant = (round: number): string =>
    round === 0 && index % 2 === 1 && (index < 5 || !isUnderWay)
      ? volunteerId
      : demoVolunteerId(1 + ((index * 5 + 7 + round * 3) % 490))
  const street = streets[index % streets.length] ?? bilingual('', '')
  const house = 3 + order.whole(90)
  const daysAhead = state === 'expired' ? -2 - (index % 9) : 6 + order.whole(60)
  const [latitude, longitude] = [
    26.42 + (order.whole(1000) - 500) / 12_000,
    111.61 + (order.whole(1000) - 500) / 11_000,
  ]
  const hoursAfter = history.map((_, round) => round * 8 + 2 + order.whole(5))
  const asked = now.getTime() - (index * 13 + (history.length + 1) * 9) * hour
  const finish = history.findIndex(({ act }) => act === 'finish')
  const wanted = finish < 0 ? now.getTime() + daysAhead * day : asked + (hoursAfter[finish] ?? 0) * hour
  // What is over is moved back to the day of the week that the wish names, and what is to come is moved on to it.
  const isOver = wanted < now.getTime()
  const moved = daysTo(demo.weekday, dateOfPast(new Date(wanted)), isOver ? -1 : 1) * day
  const createdAt = new Date(asked + (isOver ? moved : 0))
  const wantedOn = dateOfPast(new Date(wanted + moved))
  return {
    id,
    place: index,
    demo,
    state,
    userId,
    placesLeft,
    createdAt,
    helpedPersonId: isResidents && index % 2 === 1 ? helpedPersonId(index % helpedByResident) : null,
    street,
    address: bilingual(`${street['zh-CN']}${house}号`, `${house} ${street.en}`),
    latitude,
    longitude,
    wantedOn,
    steps: history.map((step, round) => ({
      ...step,
      state: statesReached[round] ?? state,
      actorId:
        step.role === 'wisher'
          ? userId
          : step.role === 'operator' || step.role === 'clock'
            ? null
            : claimant(step.claimant),
      at:
        step.act === 'expire'
          ? new Date(Date.parse(wantedOn) + 24 * hour)
          : new Date(createdAt.getTime() + (hoursAfter[round] ?? 0) * hour),
    })),
  }
}

/** The days from a date to a day of the week, before it or after it; 0 when any day will do. */
function daysTo(weekday: number | null, date: string, direction: 1 | -1): number {
  if (weekday === null) return 0
  const found = weekdayOf(Math.floor(Date.parse(date) / day))
  return direction * (((weekday - found) * direction + 7) % 7)
}
