import { failure, success, type Result } from '../shared/result'

/** One act of a lifecycle: the states in which it is allowed, the state that it leads to, and who may do it. */
export interface Transition<State extends string, Role extends string> {
  readonly from: readonly State[]
  readonly to: State
  readonly by: readonly Role[]
  /**
   * 'takes': the act takes a place, and changes the state only when it takes the last one. 'returns': the act returns a
   * place, and always changes the state.
   */
  readonly place?: 'takes' | 'returns'
}

/** The lifecycle of a kind of case as a table, which the platform executes and the client displays. */
export interface Lifecycle<State extends string, Role extends string, Act extends string> {
  readonly start: State
  readonly acts: Readonly<Record<Act, Transition<State, Role>>>
}

/** The facts that an act depends on. */
export interface CaseFacts<State extends string, Role extends string> {
  readonly state: State
  /** The caller's roles in this case. */
  readonly roles: readonly Role[]
  /** The number of free places; omitted for a case without places. */
  readonly placesLeft?: number
}

export type ActProblem = 'not-allowed' | 'state-refuses' | 'no-place-left'

/** The acts that the caller may do now, in the order of the table. */
export function possibleActs<State extends string, Role extends string, Act extends string>(
  lifecycle: Lifecycle<State, Role, Act>,
  facts: CaseFacts<State, Role>,
): Act[] {
  return (Object.keys(lifecycle.acts) as Act[]).filter((act) => applyAct(lifecycle, act, facts).ok)
}

/** The state after an act, or why it is refused. */
export function applyAct<State extends string, Role extends string, Act extends string>(
  lifecycle: Lifecycle<State, Role, Act>,
  act: Act,
  { state, roles, placesLeft = Infinity }: CaseFacts<State, Role>,
): Result<State, ActProblem> {
  const { from, to, by, place } = lifecycle.acts[act]
  if (!by.some((role) => roles.includes(role))) return failure('not-allowed')
  if (!from.includes(state)) return failure('state-refuses')
  if (place !== 'takes') return success(to)
  if (placesLeft < 1) return failure('no-place-left')
  return success(placesLeft > 1 ? state : to)
}
