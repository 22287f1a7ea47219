/**
 * Part of a statement: a CTE named `first` with one row for the first such act in a period, and none for its repeats. A
 * single conditional insert on one row, so that concurrent acts, in any process, are told apart. @param key placeholder
 * (`$1`) of the text that names actor and target, people only as a hash @param now placeholder of the current time
 * @param milliseconds length of the period
 */
export function firstOf(key: string, now: string, milliseconds: number): string {
  return `first as (insert into allowances (key, stamps, expires_at) values (${key}, array[${now}::timestamptz], ${now}::timestamptz + interval '${milliseconds} milliseconds')
    on conflict (key) do update set stamps = excluded.stamps, expires_at = excluded.expires_at where allowances.expires_at <= ${now}::timestamptz returning 1)`
}

/** Milliseconds within which repeated plays by the same listener count once. */
const onePlay = 30 * 60_000

/** `first` for a play of the content `$1`; the arguments are the placeholders of listener and time. */
export const firstPlay = (listener: string, now: string): string =>
  firstOf(`'play:' || $1 || ':' || ${listener}`, now, onePlay)
