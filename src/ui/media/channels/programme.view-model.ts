import { inject } from 'inversify'
import { RadioGateway } from '../../../application/media/channels/radio-gateway'
import { PlayerStore } from '../../../application/frame/player/player.store'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import { itemOfProgramme } from '../../../domain/media/channels/channel'
import type { ProgrammeDetail } from '../../../domain/media/channels/programme-detail'
import type { Programme } from '../../../domain/media/channels/schedule'
import type { ScreenHead, ScreenViewModel } from '../../frame/shell/screen'

/** S029: the past broadcasts of a programme, by date. */
export class ProgrammeViewModel implements ScreenViewModel {
  readonly programme: Loadable<ProgrammeDetail>
  readonly episodes: PagedList<Programme>
  readonly resources: Resources

  constructor(
    @inject(RadioGateway) radio: RadioGateway,
    @inject(PlayerStore) private readonly player: PlayerStore,
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
    return this.isCurrent(id) && this.player.state.wanted
  }

  /** Plays a broadcast, followed by the broadcasts below it in the list; pauses or resumes the current one. */
  play({ id }: Programme): void {
    const programme = this.programme.value
    if (this.isCurrent(id)) return this.player.toggle()
    if (programme === null) return
    const items = this.episodes.items.flatMap((episode) => itemOfProgramme(episode, programme.channel) ?? [])
    const index = items.findIndex((item) => item.id === id)
    if (index !== -1) this.player.play(items, index)
  }

  retry(): void {
    void this.programme.load()
    if (this.episodes.state === 'failed') void this.episodes.start()
  }

  async refresh(): Promise<void> {
    await this.episodes.start()
  }

  private isCurrent(id: string): boolean {
    return this.player.isCurrent('programme', id)
  }
}
