import { inject } from 'inversify'
import { FollowGroup } from '../../../application/media/matrix/follow-group'
import { MatrixGateway } from '../../../application/media/matrix/matrix-gateway'
import { FollowPublisher } from '../../../application/participation/reactions/follow-publisher'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import {
  afterFollow,
  type MatrixAccount,
  type OpenedMatrixGroup,
  type OutsideAccount,
} from '../../../domain/media/matrix/matrix'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

/** S100: one group of official accounts, each with its newest article. */
export class MatrixGroupViewModel implements ScreenViewModel {
  readonly group: Loadable<OpenedMatrixGroup>
  readonly accounts: PagedList<MatrixAccount>
  readonly resources: Resources
  /** The account on another platform whose code is open. */
  opened: OutsideAccount | null = null
  isFollowingAll = false
  private id = ''

  constructor(
    @inject(MatrixGateway) gateway: MatrixGateway,
    @inject(FollowGroup) private readonly followGroup: FollowGroup,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
  ) {
    this.group = new Loadable((signal, { params }) => gateway.group(params['id'] ?? '', signal))
    this.accounts = new PagedList(
      (cursor, signal, { params }) =>
        gateway.accounts(params['id'] ?? '', cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { group: this.group, accounts: this.accounts }
    observe(this)
  }

  get head(): ScreenHead | null {
    return this.group.value === null ? null : { title: this.group.value.name }
  }

  /** Whether the member follows every account of the group. */
  get followsAll(): boolean {
    const group = this.group.value
    return group !== null && group.accounts > 0 && group.followed >= group.accounts
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }

  onArrival(): void {
    void this.following.resume('organisation', this.find, this.changeAccount)
    void this.followGroup.resume(this.id).then((isDone) => this.afterFollowingAll(isDone))
  }

  async refresh(): Promise<void> {
    await Promise.all([this.group.load(), this.accounts.start()])
  }

  follow(account: MatrixAccount): void {
    void this.following.toggle('organisation', account, this.changeAccount)
  }

  async followAll(): Promise<void> {
    if (this.isFollowingAll) return
    this.isFollowingAll = true
    await this.afterFollowingAll(await this.followGroup.execute(this.id))
  }

  open(account: OutsideAccount): void {
    this.opened = account
  }

  close(): void {
    this.opened = null
  }

  private async afterFollowingAll(isDone: boolean): Promise<void> {
    this.endFollowingAll()
    if (isDone) await this.refresh()
  }

  private endFollowingAll(): void {
    this.isFollowingAll = false
  }

  private find(id: string): MatrixAccount | undefined {
    return this.accounts.items.find((account) => account.id === id)
  }

  private readonly changeAccount: Parameters<FollowPublisher['toggle']>[2] = (id, change) => {
    const before = this.find(id)?.followed
    this.accounts.replace(id, change)
    const after = this.find(id)?.followed
    if (before !== undefined && after !== undefined && before !== after)
      this.group.change((group) => afterFollow(group, after))
  }
}
