import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { forMembers } from '../../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { NoticesStore } from '../../../../application/frame/shared/notices.store'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { HelpedPersonsGateway } from '../../../../application/civic/wishes/helped-persons-gateway'
import type { HelpedPerson } from '../../../../domain/civic/wishes/helped-person'
import type { WishCard } from '../../../../domain/civic/wishes/wish'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { helpedPersonsPath } from '../wishes.paths'
import { observe } from '../../../../application/frame/shared/observe'
import { wishNotices } from '../../../../application/civic/wishes/wish-notices'

/** S145: one person whom the member helps, with the record of the help. */
export class HelpedPersonViewModel implements ScreenViewModel {
  readonly person: Loadable<HelpedPerson>
  readonly record: PagedList<WishCard>
  readonly resources: Resources
  private id = ''
  /** Whether the dialog that explains and confirms the removal is open. */
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
    this.resources = {
      person: resetResource(forMembers(session, this.person)),
      record: resetResource(forMembers(session, this.record)),
    }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }

  /**
   * Reloads the person and the record, since the person's data may have been corrected, or a wish published for them.
   */
  show(): void {
    if (this.person.state === 'ready') this.refresh()
  }

  refresh(): void {
    void this.person.load()
    void this.record.start()
  }

  askToRemove(): void {
    this.asksToRemove = true
  }

  cancelQuestion(): void {
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
      this.notices.show({ code: wishNotices['person-removed'] }, 'success')
      this.navigator.navigateTo(helpedPersonsPath, { replace: true })
    })
  }
}
