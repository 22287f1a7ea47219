/** Letters of the longest id that the platform gives (`id` of the contract). */
const longestId = 64

/** Whether something may have this id. */
export const isPossibleId = (id: string): boolean => id.length <= longestId

/** Whether something may stand at an address: what its path names, and the `?id=` of its query. */
export function mayExist({
  params,
  query,
}: {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}): boolean {
  return [...Object.values(params), query.id ?? ''].every(isPossibleId)
}
