import { applyAct, type Lifecycle } from '../../src/domain/frame/cases/lifecycle'

/**
 * Every act that a lifecycle allows to a role, as `act: state → state`.
 * @param placesLeft The free places in each state, for a case with places.
 */
export function allowedActs<State extends string, Role extends string, Act extends string>(
  lifecycle: Lifecycle<State, Role, Act>,
  states: readonly State[],
  role: NoInfer<Role>,
  placesLeft = Infinity,
): string[] {
  return (Object.keys(lifecycle.acts) as Act[]).flatMap((act) =>
    states.flatMap((state) => {
      const applied = applyAct(lifecycle, act, { state, roles: [role], placesLeft })
      return applied.ok ? [`${act}: ${state} → ${applied.value}`] : []
    }),
  )
}
