/** Parses JSON; null when the text is missing or malformed. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
