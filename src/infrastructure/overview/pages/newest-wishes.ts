import { listWishes } from '../../../../contract/wishes'
import type { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { wishCardOf } from '../../civic/wishes/wish-of-wire'

/** The newest wishes that still need claimants, for a card of a page. */
export async function newestWishes(http: HttpClient, categoryId: string | null, pageSize: number) {
  const query = { state: 'open' as const, pageSize, ...(categoryId === null ? {} : { categoryId }) }
  return mapped(await http.send(listWishes, { failures: 'in-place', query }), ({ items }) => items.map(wishCardOf))
}
