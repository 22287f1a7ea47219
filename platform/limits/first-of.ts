/**
 * Part of a statement: a CTE named `first` with one row for the first of these acts in a stretch of time, and none for its repeats.
 * One conditional insert over one row, so that acts that come together, in any process, are told apart.
 * @param key place (`$1`) of the text that says whose act it is and upon what, people only as a hash
 * @param now place of the present moment
 * @param milliseconds length of the stretch
 */
export function firstOf(key: string, now: string, milliseconds: number): string {
  return `first as (insert into allowances (key, stamps, expires_at) values (${key}, array[${now}::timestamptz], ${now}::timestamptz + interval '${milliseconds} milliseconds')
    on conflict (key) do update set stamps = excluded.stamps, expires_at = excluded.expires_at where allowances.expires_at <= ${now}::timestamptz returning 1)`
}

/** Milliseconds within which somebody who plays the same again counts as one listener. */
const onePlay = 30 * 60_000

/** `first` for a play of the content `$1`; the listener and the moment stand in the two places given. */
export const firstPlay = (listener: string, now: string): string =>
  firstOf(`'play:' || $1 || ':' || ${listener}`, now, onePlay)
