import { listAnchors } from '../../../../contract/anchors'
import { listOrganisations } from '../../../../contract/organisations'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { CardOf, CardPublisher } from '../../../domain/overview/pages/page-card'
import type { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

/** The organisations or people of a card. */
export async function listedPublishers(
  http: HttpClient,
  card: CardOf<'organisations'> | CardOf<'people'>,
): Promise<Outcome<readonly CardPublisher[]>> {
  if (card.type === 'people') {
    const query = { pageSize: card.limit }
    return mapped(await http.send(listAnchors, { failures: 'in-place', query }), ({ items }) =>
      items.map(({ id, name, avatar }) => ({ id, name, picture: avatar })),
    )
  }
  const query = { pageSize: card.limit, ...(card.groupId === null ? {} : { group: card.groupId }) }
  return mapped(await http.send(listOrganisations, { failures: 'in-place', query }), ({ items }) =>
    items.map(({ id, name, logo }) => ({ id, name, picture: logo })),
  )
}
