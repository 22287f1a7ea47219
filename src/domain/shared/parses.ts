/** The URL parser of every host: a pure function, though not part of the language itself. */
declare const URL: new (address: string) => object

/** Whether a browser can parse it as an absolute address. */
export function parses(address: string): boolean {
  try {
    return Boolean(new URL(address))
  } catch {
    return false
  }
}
