import { inject } from 'inversify'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { HelpedPersonsGateway } from '../../../application/civic/wishes/helped-persons-gateway'
import type { HelpedPerson } from '../../../domain/civic/wishes/helped-person'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'
import { observe } from '../../../application/frame/shared/observe'

/** S143: the people whom the member helps. */
export class HelpedPersonsViewModel implements ScreenViewModel {
  readonly persons: PagedList<HelpedPerson>
  readonly resources: Resources

  constructor(
    @inject(HelpedPersonsGateway) gateway: HelpedPersonsGateway,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.persons = new PagedList(
      (cursor, signal) => gateway.list(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { persons: resetResource(forMembers(session, this.persons)) }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Reloads the list, since a person may have been registered on another screen. */
  show(): void {
    if (this.isMember && this.persons.state !== 'loading') void this.persons.start()
  }
}
