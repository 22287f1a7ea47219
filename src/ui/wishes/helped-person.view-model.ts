import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { Navigator } from '../../application/navigation/navigator'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { NoticesStore } from '../../application/shared/notices.store'
import { PagedList } from '../../application/shared/paged-list'
import { HelpedPersonsGateway } from '../../application/wishes/helped-persons-gateway'
import type { HelpedPerson } from '../../domain/wishes/helped-person'
import type { WishCard } from '../../domain/wishes/wish'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { helpedPersonsPath } from './wishes.routes'
import { observe } from '../../application/shared/observe'

/** S145: one person whom the member helps, and the record of the help. */
export class HelpedPersonViewModel implements ScreenViewModel {
  id = ''
  readonly person: Loadable<HelpedPerson>
  readonly record: PagedList<WishCard>
  /** What removing them means is shown, to be confirmed. */
  asksToRemove = false
  isRemoving = false

  constructor(
    @inject(HelpedPersonsGateway) private readonly gateway: HelpedPersonsGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {
    this.person = new Loadable((signal) => gateway.person(this.id, signal))
    this.record = new PagedList(
      (cursor, signal) => gateway.record(this.id, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  async open({ params }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = params['id'] ?? ''
    if (this.isMember) await Promise.all([this.person.load(signal), this.record.start(signal)])
  }

  /** They may have been corrected, or a wish published for them. */
  show(): void {
    if (this.person.state === 'ready') this.reload()
  }

  reload(): void {
    void this.person.load()
    void this.record.start()
  }

  more(): void {
    void this.record.more()
  }

  askToRemove(): void {
    this.asksToRemove = true
  }

  keep(): void {
    this.asksToRemove = false
  }

  async remove(): Promise<void> {
    if (this.isRemoving) return
    this.isRemoving = true
    const outcome = await this.gateway.remove(this.id)
    runInAction(() => {
      this.isRemoving = false
      this.asksToRemove = false
      if (!outcome.ok) return
      this.notices.show({ code: 'person-removed' }, 'success')
      this.navigator.go(helpedPersonsPath, { replace: true })
    })
  }

  back(): void {
    this.navigator.back(helpedPersonsPath)
  }
}
