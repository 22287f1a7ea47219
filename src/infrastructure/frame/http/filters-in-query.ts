/** Keeps only the filters that are set. */
export function onlySetFilters<Name extends string>(
  values: Readonly<Record<Name, string>>,
): { readonly [Key in Name]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as { [Key in Name]?: string }
}

/** The state that the address names, if it is one of the known states. */
export function stateIn<State extends string>(states: readonly State[], requested: string): { readonly state?: State } {
  const state = states.find((candidate) => candidate === requested)
  return state === undefined ? {} : { state }
}
