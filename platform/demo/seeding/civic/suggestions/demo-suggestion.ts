import {
  suggestionLifecycle,
  type Questioner,
  type SuggestionAct,
  type SuggestionRole,
  type SuggestionState,
} from '../../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { SuggestionKind } from '../../../../../src/domain/civic/suggestions/suggestion-form'
import { applyAct } from '../../../../../src/domain/frame/cases/lifecycle'
import type { Localised } from '../../../../kernel/database/schema/localised'
import { neighbourhoods, parks, schools, streets } from '../../../content/places'
import { demoDepartments, demoSuggestions } from '../../../content/suggestions'
import { sequence } from '../../../random'
import { bilingual } from '../../../text'
import { readerId } from '../../frame/session/seed-people'
import { residentId } from '../wishes/demo-wish'
import { day, hour } from '../../../city-day'

/** The suggestions that the demo's resident wrote; they wait for them in several ways. */
const residents = [0, 2, 3, 10, 11, 13, 22, 33, 34]
/** The suggestion to which the joined one was joined. */
export const joinedTo = 'suggestion-demo-22'
/** The side whose question waits after an act. */
const questioners: Readonly<Record<string, Questioner>> = { ask: 'author', inquire: 'office' }
/** The acts that lead to a state. */
const histories: Readonly<Record<SuggestionState, readonly SuggestionAct[]>> = {
  submitted: [],
  refused: ['refuse'],
  accepted: ['accept'],
  assigned: ['accept', 'assign'],
  replied: ['accept', 'assign', 'reply'],
  reopened: ['accept', 'assign', 'reply', 'reopen'],
  confirmed: ['accept', 'assign', 'reply', 'confirm'],
  closed: ['accept', 'assign', 'reply', 'confirm', 'evaluate'],
  joined: ['accept', 'join'],
  withdrawn: ['accept', 'withdraw'],
}
const escalated: readonly SuggestionAct[] = [
  ...histories.reopened,
  ...(['reply', 'reopen', 'reply', 'escalate', 'reply'] as const),
]
/** What the office and the author asked each other after the last act, by the flag of the suggestion. */
const conversations: Readonly<Record<string, readonly SuggestionAct[]>> = {
  q: ['ask', 'respond'],
  w: ['ask'],
  i: ['inquire'],
  c: ['inquire', 'clarify'],
}
const waiting: readonly SuggestionState[] = ['submitted', 'accepted', 'assigned', 'reopened']

interface DemoSuggestionStep {
  readonly act: SuggestionAct
  readonly role: SuggestionRole
  readonly state: SuggestionState
  readonly departmentId: string
  readonly at: Date
  readonly dueAt: Date | null
}

export interface DemoSuggestionRow {
  readonly id: string
  readonly index: number
  readonly demo: (typeof demoSuggestions)[number]
  readonly kind: SuggestionKind
  readonly state: SuggestionState
  readonly userId: string
  readonly departmentId: string
  readonly isAnonymous: boolean
  readonly isPublic: boolean
  readonly isEscalated: boolean
  readonly reopenings: number
  readonly place: Localised
  readonly latitude: number
  readonly longitude: number
  readonly createdAt: Date
  readonly acceptDueAt: Date
  readonly replyDueAt: Date | null
  readonly followUpDueAt: Date | null
  readonly followUps: number
  readonly asker: Questioner | null
  readonly steps: readonly DemoSuggestionStep[]
}

const departmentOf = (id: string) => {
  const department = demoDepartments.find((each) => each.id === id)
  if (department === undefined) throw new Error(`the demo has no department ${id}`)
  return department
}

/** The suggestion at an index of `demoSuggestions`, with its history. */
export function demoSuggestionAt(index: number, now: Date): DemoSuggestionRow {
  const demo = demoSuggestions[index]
  if (demo === undefined) throw new Error(`the demo has no suggestion ${index}`)
  const id = `suggestion-demo-${String(index + 1).padStart(2, '0')}`
  const order = sequence(id)
  const state = demo.state as SuggestionState
  const isLate = demo.flags.includes('l')
  const isEscalated = demo.flags.includes('e')
  const settled = isEscalated ? escalated : index === 9 ? [...histories.replied, 'close' as const] : histories[state]
  const acts = [...settled, ...[...demo.flags].flatMap((flag) => conversations[flag] ?? [])]
  const isWaiting = waiting.includes(state)
  const lastAt = now.getTime() - (!isWaiting ? (2 + index * 3) * hour : isLate ? 9 * day : (3 + (index % 5)) * hour)
  const gaps = acts.map((act) =>
    isLate && act === 'accept' ? 3 * day : isLate && act === 'reply' ? 12 * day : 20 * hour,
  )
  const createdAt = new Date(lastAt - gaps.reduce((sum, gap) => sum + gap, 0))
  const street = placeNamedBy(demo) ?? streets[(index * 3) % streets.length] ?? bilingual('', '')
  const first = departmentOf(demo.departmentId)
  const acceptDueAt = new Date(createdAt.getTime() + first.acceptDays * day)
  const history = historyOf(acts, { createdAt, gaps, acceptDueAt, departmentId: first.id })
  return {
    ...{ id, index, demo, state, isEscalated, createdAt, acceptDueAt },
    kind: demo.kind as SuggestionKind,
    userId: residents.includes(index) ? residentId : readerId(index * 5 + 3),
    departmentId: history.departmentId,
    isAnonymous: demo.flags.includes('a'),
    isPublic: !demo.flags.includes('p'),
    reopenings: acts.filter((act) => act === 'reopen').length,
    place: street,
    latitude: Number((26.42 + (order.whole(1000) - 500) / 12_000).toFixed(5)),
    longitude: Number((111.61 + (order.whole(1000) - 500) / 11_000).toFixed(5)),
    replyDueAt: history.replyDueAt,
    followUpDueAt: history.followUpDueAt,
    followUps: acts.filter((act) => act === 'ask').length,
    asker: questioners[acts.at(-1) ?? ''] ?? null,
    steps: history.steps,
  }
}

/** The place that the words of a suggestion name. */
const placeNamedBy = ({ title, text }: (typeof demoSuggestions)[number]): Localised | undefined =>
  [...streets, ...parks, ...schools, ...neighbourhoods].find((place) =>
    [title, text].some((words) => words['zh-CN'].includes(place['zh-CN'])),
  )

/** The steps of a history, as the lifecycle allows them, each with what was promised for it. */
function historyOf(
  acts: readonly SuggestionAct[],
  {
    createdAt,
    gaps,
    acceptDueAt,
    departmentId: startingDepartment,
  }: {
    readonly createdAt: Date
    readonly gaps: readonly number[]
    readonly acceptDueAt: Date
    readonly departmentId: string
  },
) {
  let state: SuggestionState = suggestionLifecycle.start
  let at = createdAt
  let departmentId = startingDepartment
  let replyDueAt: Date | null = null
  let followUpDueAt: Date | null = null
  const steps = acts.map((act, round): DemoSuggestionStep => {
    const role = suggestionLifecycle.acts[act].by[0] ?? 'operator'
    const result = applyAct(suggestionLifecycle, act, { state, roles: [role] })
    if (!result.ok) throw new Error(`the demo's suggestion cannot ${act} when ${state}`)
    state = result.value
    at = new Date(at.getTime() + (gaps[round] ?? 0))
    const dues: Readonly<Record<string, Date | null>> = {
      accept: acceptDueAt,
      refuse: acceptDueAt,
      reply: replyDueAt,
      respond: followUpDueAt,
    }
    const dueAt = dues[act] ?? null
    if (act === 'escalate') departmentId = departmentOf(departmentId).superiorId ?? departmentId
    if (act === 'accept' || act === 'reopen' || act === 'escalate')
      replyDueAt = new Date(at.getTime() + departmentOf(departmentId).replyDays * day)
    if (act === 'ask') followUpDueAt = new Date(at.getTime() + departmentOf(departmentId).replyDays * day)
    return { act, role, state, departmentId, at, dueAt }
  })
  return { steps, departmentId, replyDueAt, followUpDueAt }
}
