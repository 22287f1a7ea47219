/** Whether a value is an object of JSON, whose parts are still unknown. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is an object of JSON that has these texts. */
export function hasTexts<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Readonly<Record<Name, string> & Record<string, unknown>> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string')
}
