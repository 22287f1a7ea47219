/** One line of a lifecycle: in this state, these roles may do this, and it leads there. */
export interface LifecycleRule<State extends string, Act extends string, Role extends string> {
  readonly from: State
  readonly act: Act
  readonly by: readonly Role[]
  readonly to: State
}

export type LifecycleRefusal = 'state-does-not-allow' | 'not-yours'

/** The state that an act leads to, or why it is refused: the state comes first, then who asks. */
export function nextState<State extends string, Act extends string, Role extends string>(
  table: readonly LifecycleRule<State, Act, Role>[],
  from: State,
  act: Act,
  roles: readonly Role[],
): State | { readonly refused: LifecycleRefusal } {
  const rule = table.find((line) => line.from === from && line.act === act)
  if (rule === undefined) return { refused: 'state-does-not-allow' }
  return rule.by.some((role) => roles.includes(role)) ? rule.to : { refused: 'not-yours' }
}
