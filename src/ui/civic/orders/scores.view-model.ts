import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { OrdersGateway } from '../../../application/civic/orders/orders-gateway'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { ScoredPerson, ServiceScore } from '../../../domain/civic/orders/order'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S121: the ratings of a provider; those of the member when the address has no id. */
export class ScoresViewModel implements ScreenViewModel {
  person: ScoredPerson | null = null
  readonly scores: PagedList<ServiceScore>
  readonly resources: Resources

  constructor(@inject(OrdersGateway) gateway: OrdersGateway) {
    this.scores = new PagedList(
      async (cursor, signal, { query }) => {
        const page = await gateway.scores(query['id'] ?? null, cursor === undefined ? {} : { cursor }, signal)
        if (page.ok) runInAction(() => (this.person = page.value.person))
        return page
      },
      ({ id }) => id,
    )
    this.resources = { scores: resetResource(this.scores) }
    observe(this)
  }
}
