import { queryKey, trimmedQuery } from './query'

/** The number of searches that a device keeps. */
const mostKept = 20

/** The searches of this device with one more, latest first and each once. */
export function withSearch(history: readonly string[], query: string): readonly string[] {
  const kept = trimmedQuery(query)
  return kept === '' ? history : [kept, ...withoutSearch(history, kept)].slice(0, mostKept)
}

export function withoutSearch(history: readonly string[], query: string): readonly string[] {
  return history.filter((known) => queryKey(known) !== queryKey(query))
}

/** Parses the stored history; anything other than texts is left out. */
export function historyOf(stored: unknown): readonly string[] {
  return Array.isArray(stored)
    ? stored.filter((each): each is string => typeof each === 'string').slice(0, mostKept)
    : []
}
