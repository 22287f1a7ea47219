import { listWishes } from '../../../contract/wishes'
import type { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'
import { wishCardOf } from '../wishes/wish-of-wire'

/** The newest wishes that still need somebody, for a card of a page. */
export async function newestWishes(http: HttpClient, categoryId: string | null, pageSize: number) {
  const query = { state: 'open' as const, pageSize, ...(categoryId === null ? {} : { categoryId }) }
  return mapped(await http.send(listWishes, { failures: 'in-place', query }), ({ items }) => items.map(wishCardOf))
}
