import { inject } from 'inversify'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { PracticeCodesGateway } from '../../../application/civic/practice-codes/practice-codes-gateway'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Scan } from '../../../domain/civic/practice-codes/scan'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

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

  /** The path of a row, if this version has its screen. */
  addressOf({ path }: Scan): string | undefined {
    return path !== null && this.navigator.exists(path) ? path : undefined
  }
}
