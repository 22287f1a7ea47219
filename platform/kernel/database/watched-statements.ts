/**
 * Called with the text of a statement when it begins, without its values. Returns what to call when it ends; null for a
 * statement that nobody watches.
 */
export type StatementWatch = (text: string) => ((failed: boolean) => void) | null

type Query = (...parts: unknown[]) => unknown
interface Querying {
  query: unknown
}

/** Has a client of a driver tell of its statements. The statement itself, its values and its name stay as they are. */
export function watchQueries(client: Querying, watch: StatementWatch): void {
  const query = (client.query as Query).bind(client)
  client.query = (...parts: unknown[]): unknown => {
    const text = textOf(parts[0])
    const end = text === null ? null : watch(text)
    if (end === null) return query(...parts)
    const callback = parts.at(-1)
    if (typeof callback === 'function')
      return query(...parts.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        end(error !== null && error !== undefined)
        ;(callback as Query)(error, ...rest)
      })
    const answer = query(...parts)
    if (answer instanceof Promise)
      answer.then(
        () => end(false),
        () => end(true),
      )
    else end(false)
    return answer
  }
}

/** The text of a statement; null for what runs by itself on the connection, such as a copy. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return null
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : null
}
