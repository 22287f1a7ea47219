import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import { PracticeCodesGateway } from '../../application/practice-codes/practice-codes-gateway'
import { forMembers } from '../../application/session/for-members'
import { SessionStore } from '../../application/session/session.store'
import { observe } from '../../application/shared/observe'
import { PagedList } from '../../application/shared/paged-list'
import type { Resources } from '../../application/shared/resource'
import type { Scan } from '../../domain/practice-codes/scan'
import type { ScreenViewModel } from '../shell/screen'

/** S115: what the visitor has scanned. */
export class CodeRecordViewModel implements ScreenViewModel {
  readonly scans: PagedList<Scan>
  readonly resources: Resources

  constructor(
    @inject(PracticeCodesGateway) gateway: PracticeCodesGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.scans = new PagedList(
      (cursor, signal) => gateway.scans(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { scans: forMembers(session, this.scans) }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** The address of a row, where this version has its screen. */
  addressOf({ path }: Scan): string | undefined {
    return path !== null && this.navigator.exists(path) ? path : undefined
  }
}
