import { listWishes } from '../../../../contract/wishes'
import type { HttpClient } from '../../frame/http/http-client'
import { partOf } from '../../frame/http/mapped'

/** The newest wishes that still need claimants, for a card of a page. */
export async function newestWishes(http: HttpClient, categoryId: string | null, pageSize: number) {
  const query = { state: 'open' as const, pageSize, ...(categoryId === null ? {} : { categoryId }) }
  return partOf(await http.send(listWishes, { failures: 'in-place', query }), 'items')
}
