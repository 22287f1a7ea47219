/** The parameter from the address if its value is one of the known values; otherwise an empty object. */
export function onlyKnownValue<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  requested: string,
) {
  const value = values.find((each) => each === requested)
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value }
}
