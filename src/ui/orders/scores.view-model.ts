import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { Navigator } from '../../application/navigation/navigator'
import { OrdersGateway } from '../../application/orders/orders-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import { PagedList } from '../../application/shared/paged-list'
import type { ScoredPerson, ServiceScore } from '../../domain/orders/order'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { orderServePath } from './orders.routes'

/** S121: how a provider was scored; the member without an id. */
export class ScoresViewModel implements ScreenViewModel {
  person: ScoredPerson | null = null
  readonly scores: PagedList<ServiceScore>
  private userId: string | null = null

  constructor(
    @inject(OrdersGateway) gateway: OrdersGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.scores = new PagedList(
      async (cursor, signal) => {
        const page = await gateway.scores(this.userId, cursor === undefined ? {} : { cursor }, signal)
        if (page.ok) runInAction(() => (this.person = page.value.person))
        return page
      },
      ({ id }) => id,
    )
    observe(this)
  }

  async open({ query }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.userId = query['id'] ?? null
    await this.scores.start(signal)
  }

  back(): void {
    this.navigator.back(orderServePath)
  }
}
