/** The parameter from the address if its value is one of the known values; otherwise an empty object. */
export function onlyKnownValue<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  asked: string,
) {
  const value = values.find((each) => each === asked)
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value }
}
