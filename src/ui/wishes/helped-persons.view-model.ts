import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { PagedList, type PagedListSnapshot } from '../../application/shared/paged-list'
import { HelpedPersonsGateway } from '../../application/wishes/helped-persons-gateway'
import type { HelpedPerson } from '../../domain/wishes/helped-person'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { observe } from '../../application/shared/observe'

/** S143: the people whom the member helps. */
export class HelpedPersonsViewModel implements ScreenViewModel {
  readonly persons: PagedList<HelpedPerson>

  constructor(
    @inject(HelpedPersonsGateway) gateway: HelpedPersonsGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.persons = new PagedList(
      (cursor, signal) => gateway.list(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  async open(_: ScreenLocation, signal: CancelSignal): Promise<void> {
    if (this.isMember) await this.persons.start(signal)
  }

  /** A person may have been registered since. */
  show(): void {
    if (this.isMember && this.persons.state !== 'loading') void this.persons.start()
  }

  snapshot(): PagedListSnapshot<HelpedPerson> | null {
    return this.persons.snapshot()
  }

  restore(saved: unknown): void {
    this.persons.restore(saved as PagedListSnapshot<HelpedPerson>)
  }

  back(): void {
    this.navigator.back('/mine')
  }
}
