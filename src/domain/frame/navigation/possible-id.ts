/** The length of the longest id that the platform gives (`id` of the contract). */
const longestId = 64

/** Whether anything can have this id. */
export const isPossibleId = (id: string): boolean => id.length <= longestId

/** Whether an address can lead to something, by the lengths of the ids in its path and in the `?id=` of its query. */
export function mayExist({
  params,
  query,
}: {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}): boolean {
  return [...Object.values(params), query.id ?? ''].every(isPossibleId)
}
