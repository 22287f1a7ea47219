import type {
  CircleMembershipState,
  CircleRank,
  JoinMode,
} from '../../../../../src/domain/civic/circles/circle-membership'
import type { CirclePostState } from '../../../../../src/domain/civic/circles/circle-post-lifecycle'
import { demoCircles } from '../../../content/circles'
import { demoReaders } from '../../../content/readers'
import { demoVolunteerName } from '../../../content/volunteers'
import { sequence } from '../../../random'
import { readerId } from '../../frame/session/seed-people'

export const circleId = (index: number): string => `circle-${String(index + 1).padStart(2, '0')}`

/** The readers and, after them, volunteers of the city. */
const personId = (index: number): string =>
  index < demoReaders.length ? readerId(index) : `volunteer-${String(index - demoReaders.length + 1).padStart(3, '0')}`
/** How many of them are in circles. */
export const people = 220

/** The nickname of a reader or a volunteer, by their id. */
export function nameOfPerson(id: string): string {
  const index = Number(/\d+$/.exec(id)?.[0]) - 1
  return id.startsWith('reader-') ? (demoReaders[index]?.nickname ?? '') : demoVolunteerName(index)
}

/** The members of the demo, by what they are in the circles. */
const resident = 'user-resident'
const volunteer = 'user-volunteer'

export interface DemoCircle {
  readonly joinMode: JoinMode
  readonly isClosed: boolean
  readonly hasEnded?: true
  readonly owner: string
  readonly moderators: readonly string[]
  /** The memberships of the accounts of the demo, besides the owner and the moderators. */
  readonly others: readonly {
    readonly userId: string
    readonly state: CircleMembershipState
    readonly isMuted?: true
    /** Whether they are told of new posts. */
    readonly tellsPosts?: true
    /** Whether they declined an invitation yesterday. */
    readonly hasDeclined?: true
  }[]
}

const shapes: readonly DemoCircle[] = [
  {
    joinMode: 'open',
    isClosed: false,
    owner: resident,
    moderators: [readerId(4)],
    others: [
      { userId: volunteer, state: 'member', isMuted: true },
      // The owner follows these.
      { userId: readerId(1), state: 'invited' },
      { userId: readerId(7), state: 'left', hasDeclined: true },
    ],
  },
  { joinMode: 'open', isClosed: false, owner: volunteer, moderators: [resident, readerId(9)], others: [] },
  {
    joinMode: 'open',
    isClosed: false,
    owner: readerId(12),
    moderators: [readerId(13)],
    others: [
      { userId: resident, state: 'member', tellsPosts: true },
      { userId: volunteer, state: 'removed' },
    ],
  },
  {
    joinMode: 'request',
    isClosed: false,
    owner: readerId(20),
    moderators: [volunteer],
    others: [{ userId: resident, state: 'pending' }],
  },
  {
    joinMode: 'request',
    isClosed: true,
    owner: readerId(15),
    moderators: [],
    others: [{ userId: resident, state: 'member' }],
  },
  { joinMode: 'open', isClosed: false, hasEnded: true, owner: readerId(16), moderators: [], others: [] },
  {
    joinMode: 'invitation',
    isClosed: true,
    owner: volunteer,
    moderators: [],
    others: [{ userId: resident, state: 'invited' }],
  },
  {
    joinMode: 'request',
    isClosed: false,
    owner: readerId(17),
    moderators: [readerId(18)],
    others: [
      { userId: resident, state: 'refused' },
      { userId: volunteer, state: 'left' },
    ],
  },
]

export const shapeOf = (index: number): DemoCircle => {
  const shape = shapes[index]
  if (shape === undefined) throw new Error(`There is no circle ${index}`)
  return shape
}

export interface DemoMembership {
  readonly circleId: string
  readonly userId: string
  readonly state: CircleMembershipState
  readonly rank: CircleRank
  readonly isMuted: boolean
  readonly tellsPosts: boolean
  readonly hasDeclined: boolean
}

/** The people of a circle: those who lead it, readers of the city, and the members of the demo; a few readers wait. */
export function membershipsOf(index: number): readonly DemoMembership[] {
  const { owner, moderators, others, joinMode } = shapeOf(index)
  const id = circleId(index)
  const known = new Set([owner, ...moderators, ...others.map(({ userId }) => userId)])
  const size = sequence(id).between(14, 60)
  const readers = Array.from({ length: size }, (_, round) => personId((index * 19 + round) % people)).filter(
    (userId) => !known.has(userId),
  )
  const waiting = joinMode === 'request' || index === 0 ? [personId(people + index), personId(people + 9 + index)] : []
  const of = (
    userId: string,
    state: CircleMembershipState,
    rank: CircleRank,
    { isMuted, tellsPosts, hasDeclined }: Partial<DemoCircle['others'][number]> = {},
  ): DemoMembership => ({
    ...{ circleId: id, userId, state, rank },
    isMuted: isMuted === true,
    tellsPosts: tellsPosts === true,
    hasDeclined: hasDeclined === true,
  })
  return [
    of(owner, 'member', 'owner'),
    ...moderators.map((userId) => of(userId, 'member', 'moderator')),
    ...others.map((other) => of(other.userId, other.state, 'member', other)),
    ...readers.map((userId) => of(userId, 'member', 'member')),
    ...waiting.map((userId) => of(userId, 'pending', 'member')),
  ]
}

export interface DemoPost {
  readonly id: string
  readonly circle: number
  readonly index: number
  readonly authorId: string
  readonly text: { readonly 'zh-CN': string; readonly en: string }
  /** The id of the film that the post shows; null when it has pictures or nothing. */
  readonly film: string | null
  readonly state: CirclePostState
  readonly marks: readonly ('pinned' | 'best' | 'closed' | 'moved')[]
}

/** The posts of a circle, the newest first. A few circles have fewer than the others, as people write less in them. */
export function postsOf(circle: number, authors: readonly string[]): readonly DemoPost[] {
  const order = sequence(`posts of ${circleId(circle)}`)
  const written = shuffled(textsOf(circle), order.whole)
  const texts = written.slice(0, written.length - ((circle * 3) % 5))
  const account = [resident, volunteer].find((userId) => authors.includes(userId))
  return texts.map(({ film, ...text }, index) => {
    const state = stateAt(index)
    const isOfAccount = account !== undefined && (state !== 'published' || index % 17 === 3)
    return {
      id: `circle-post-${circle + 1}-${String(index + 1).padStart(3, '0')}`,
      ...{ circle, index, text, film, state, marks: marksAt(index) },
      authorId: isOfAccount ? account : (authors[order.whole(authors.length)] ?? ''),
    }
  })
}

/** What members say under the posts of a circle. */
export const circleComments = (circle: number): readonly string[] =>
  (demoCircles[circle]?.comments ?? '').trim().split('\n')

function stateAt(index: number): CirclePostState {
  const others: Readonly<Record<number, CirclePostState>> = { 2: 'held', 9: 'removed', 10: 'refused', 11: 'deleted' }
  return others[index] ?? 'published'
}

function marksAt(index: number): DemoPost['marks'] {
  const marks: Readonly<Record<number, DemoPost['marks']>> = {
    5: ['best'],
    6: ['pinned', 'best'],
    8: ['pinned', 'closed'],
    12: ['moved'],
    14: ['closed'],
  }
  return marks[index] ?? []
}

type Written = DemoPost['text'] & Pick<DemoPost, 'film'>

function textsOf(circle: number): readonly Written[] {
  const { openings, details, questions, stories } = demoCircles[circle] ?? emptyCircle
  const none: Written = { 'zh-CN': '', en: '', film: null }
  const [ownDetails, ownQuestions] = [linesOf(details), linesOf(questions)]
  return [
    ...linesOf(openings).map((opening, index) =>
      joined([opening, ownDetails[index] ?? none, ownQuestions[index] ?? none]),
    ),
    ...linesOf(stories),
  ]
}

const emptyCircle = { openings: '', details: '', questions: '', stories: '' }

const linesOf = (lines: string): readonly Written[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [chinese = '', english = '', film = null] = line.split('|')
      return { 'zh-CN': chinese, en: english, film }
    })

const joined = (parts: readonly Written[]): Written => ({
  'zh-CN': parts.map((part) => part['zh-CN']).join(''),
  en: parts
    .map((part) => part.en)
    .filter((part) => part !== '')
    .join(' '),
  film: parts.find(({ film }) => film !== null)?.film ?? null,
})

/** Returns the values in a random order (the Fisher–Yates shuffle). */
function shuffled<Value>(values: readonly Value[], wholeBelow: (end: number) => number): readonly Value[] {
  const order = [...values]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = wholeBelow(last + 1)
    const [one, two] = [order[last], order[other]]
    if (one !== undefined && two !== undefined) [order[last], order[other]] = [two, one]
  }
  return order
}
