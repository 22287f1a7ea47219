import { queryKey, trimmedQuery } from './query'

/** The number of searches that a device keeps. */
const mostKept = 20

/** Returns the history with a search added at the front, in which each search occurs once. */
export function withSearch(history: readonly string[], query: string): readonly string[] {
  const trimmed = trimmedQuery(query)
  return trimmed === '' ? history : [trimmed, ...withoutSearch(history, trimmed)].slice(0, mostKept)
}

export function withoutSearch(history: readonly string[], query: string): readonly string[] {
  return history.filter((entry) => queryKey(entry) !== queryKey(query))
}

/** Parses the stored history; anything other than texts is left out. */
export function historyOf(stored: unknown): readonly string[] {
  return Array.isArray(stored)
    ? stored.filter((each): each is string => typeof each === 'string').slice(0, mostKept)
    : []
}
