import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import { PracticeCodesGateway } from '../../application/practice-codes/practice-codes-gateway'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import { PagedList, type PagedListSnapshot } from '../../application/shared/paged-list'
import type { Scan } from '../../domain/practice-codes/scan'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { practiceCodePath } from './practice-codes.routes'

/** S115: what the visitor has scanned. */
export class CodeRecordViewModel implements ScreenViewModel {
  readonly scans: PagedList<Scan>

  constructor(
    @inject(PracticeCodesGateway) gateway: PracticeCodesGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.scans = new PagedList(
      (cursor, signal) => gateway.scans(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  async open(_: ScreenLocation, signal: CancelSignal): Promise<void> {
    if (this.isMember) await this.scans.start(signal)
  }

  snapshot(): PagedListSnapshot<Scan> | null {
    return this.scans.snapshot()
  }

  restore(saved: unknown): void {
    this.scans.restore(saved as PagedListSnapshot<Scan>)
  }

  back(): void {
    this.navigator.back(practiceCodePath)
  }

  /** The address of a row, where this version has its screen. */
  addressOf({ path }: Scan): string | undefined {
    return path !== null && this.navigator.exists(path) ? path : undefined
  }
}
