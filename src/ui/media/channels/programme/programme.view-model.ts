import { inject } from 'inversify'
import { PlayBroadcasts } from '../../../../application/media/channels/play-broadcasts'
import { RadioGateway } from '../../../../application/media/channels/radio-gateway'
import { FollowPublisher } from '../../../../application/participation/reactions/follow-publisher'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { ProgrammeDetail } from '../../../../domain/media/channels/programme-detail'
import type { Programme } from '../../../../domain/media/channels/schedule'
import type { ScreenHead, ScreenViewModel } from '../../../frame/shell/screens/screen'

/** S029: the past broadcasts of a programme, by date. */
export class ProgrammeViewModel implements ScreenViewModel {
  readonly programme: Loadable<ProgrammeDetail>
  readonly episodes: PagedList<Programme>
  readonly resources: Resources

  constructor(
    @inject(RadioGateway) radio: RadioGateway,
    @inject(PlayBroadcasts) private readonly broadcasts: PlayBroadcasts,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
  ) {
    this.programme = new Loadable((signal, { params }) => radio.programme(params['id'] ?? '', signal))
    this.episodes = new PagedList(
      (cursor, signal, { params }) =>
        radio.episodes(params['id'] ?? '', cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { programme: this.programme, episodes: this.episodes }
    observe(this)
  }

  get head(): ScreenHead | null {
    const programme = this.programme.value
    return programme === null
      ? null
      : {
          title: programme.title,
          description: [programme.channel.name, ...programme.hosts].join(' · '),
          image: programme.channel.cover,
        }
  }

  isPlaying({ id }: Programme): boolean {
    return this.broadcasts.isPlaying(id)
  }

  /** Plays a broadcast, followed by the broadcasts below it in the list; pauses or resumes the current one. */
  play({ id }: Programme): void {
    const programme = this.programme.value
    if (programme !== null) this.broadcasts.execute(programme, this.episodes.items, id)
  }

  onArrival(): void {
    const find = () => this.programme.value ?? undefined
    void this.following.resume('programme', find, this.changeProgramme)
  }

  /** Subscribes to the programme, or ends the subscription. */
  toggleSubscription(): void {
    const programme = this.programme.value
    if (programme !== null) void this.following.toggle('programme', programme, this.changeProgramme)
  }

  retry(): void {
    void this.programme.load()
    if (this.episodes.state === 'failed') void this.episodes.start()
  }

  async refresh(): Promise<void> {
    await this.episodes.start()
  }

  private changeProgramme(_id: string, change: (programme: ProgrammeDetail) => ProgrammeDetail): void {
    this.programme.change(change)
  }
}
