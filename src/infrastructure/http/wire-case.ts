type CamelKey<Key> = Key extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : Key

/** A value of the wire (snake_case) under the names of the code (camelCase). */
export type Camelised<Value> = Value extends readonly (infer Item)[]
  ? Camelised<Item>[]
  : Value extends object
    ? { [Key in keyof Value as CamelKey<Key>]: Camelised<Value[Key]> }
    : Value

/** Renames the keys of every object in a JSON value from snake_case to camelCase. */
export function camelised<Value>(value: Value): Camelised<Value> {
  return renamed(value, (key) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())) as Camelised<Value>
}

/** The way back: names of the code to names of the wire. */
export function snaked(value: unknown): unknown {
  return renamed(value, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}

function renamed(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [rename(key), renamed(inner, rename)]))
}
