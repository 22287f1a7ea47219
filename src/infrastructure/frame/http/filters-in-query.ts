/** Keeps only the filters that are set. */
export function onlySetFilters<Name extends string>(
  values: Readonly<Record<Name, string>>,
): { readonly [Key in Name]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as { [Key in Name]?: string }
}

/** The filter by its name, if the address asks for one of the known values; otherwise an empty object. */
export function onlyKnownValue<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  requested: string,
): { readonly [Key in Name]?: Value } {
  const value = values.find((candidate) => candidate === requested)
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value }
}
