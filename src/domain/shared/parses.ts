/** The parser of addresses that every host has: a pure function, though not one of the language's own library. */
declare const URL: new (address: string) => object

/** Whether a browser could read it as a whole address. */
export function parses(address: string): boolean {
  try {
    return Boolean(new URL(address))
  } catch {
    return false
  }
}
