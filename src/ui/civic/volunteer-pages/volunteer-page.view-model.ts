import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { BlockPerson } from '../../../application/people/privacy/block-person'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { FollowPublisher } from '../../../application/participation/reactions/follow-publisher'
import { VolunteerPagesGateway } from '../../../application/civic/volunteer-pages/volunteer-pages-gateway'
import type { ServiceRecord } from '../../../domain/civic/activities/activity'
import type { VolunteerPage } from '../../../domain/civic/volunteer-pages/volunteer-page'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S146: a volunteer's public page, with their hours, teams and service. */
export class VolunteerPageViewModel implements ScreenViewModel {
  readonly volunteer: Loadable<VolunteerPage>
  readonly actions: PagedList<ServiceRecord>
  readonly resources: Resources

  /** Whether the reader is asked if they want to block this person. */
  isAsking = false

  constructor(
    @inject(VolunteerPagesGateway) gateway: VolunteerPagesGateway,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
    @inject(BlockPerson) private readonly blockPerson: BlockPerson,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.volunteer = new Loadable((signal, { params }) => gateway.volunteer(params['id'] ?? '', signal))
    this.actions = new PagedList(
      (cursor, signal, { params }) =>
        gateway.actions(params['id'] ?? '', cursor === undefined ? {} : { cursor }, signal),
      ({ activityId }) => activityId,
    )
    this.resources = { volunteer: resetResource(this.volunteer), actions: resetResource(this.actions) }
    observe(this)
  }

  onArrival(): void {
    void this.following.resume('member', () => this.followable, this.changePage)
  }

  follow(): void {
    if (this.followable !== undefined) void this.following.toggle('member', this.followable, this.changePage)
  }

  /** The person, as somebody who can be followed; undefined on one's own page. */
  private get followable() {
    const volunteer = this.volunteer.value
    return volunteer === null || volunteer.followed === null
      ? undefined
      : { id: volunteer.id, followed: volunteer.followed, followers: volunteer.followers }
  }

  private readonly changePage: Parameters<FollowPublisher['toggle']>[2] = (_, change) =>
    this.volunteer.change((volunteer) =>
      volunteer.followed === null ? volunteer : change({ ...volunteer, followed: volunteer.followed }),
    )

  /** Whether this is somebody else's page, whom the reader may block. */
  get canBlock(): boolean {
    return this.volunteer.value !== null && this.volunteer.value.id !== this.session.user?.id
  }

  askToBlock(): void {
    if (this.volunteer.value !== null && this.blockPerson.mayBlock(this.volunteer.value.id)) this.isAsking = true
  }

  cancel(): void {
    this.isAsking = false
  }

  async block(on: boolean): Promise<void> {
    this.isAsking = false
    const id = this.volunteer.value?.id
    if (id === undefined) return
    const outcome = await this.blockPerson.execute(id, on)
    if (outcome.ok) runInAction(() => this.volunteer.change((person) => ({ ...person, isBlocked: on })))
  }

  refresh(): Promise<unknown> {
    return Promise.all([this.volunteer.load(), this.actions.start()])
  }
}
