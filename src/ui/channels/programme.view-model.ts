import { inject } from 'inversify'
import { RadioGateway } from '../../application/channels/radio-gateway'
import { Navigator } from '../../application/navigation/navigator'
import { PlayerStore } from '../../application/player/player.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { PagedList, type PagedListSnapshot } from '../../application/shared/paged-list'
import { itemOfProgramme } from '../../domain/channels/channel'
import type { ProgrammeDetail } from '../../domain/channels/programme-detail'
import type { Programme } from '../../domain/channels/schedule'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { radioHomePath } from './radio.routes'

interface Saved {
  readonly programme: ProgrammeDetail
  readonly episodes: PagedListSnapshot<Programme> | null
}

/** S029: the past broadcasts of a programme, by date. */
export class ProgrammeViewModel implements ScreenViewModel {
  readonly programme: Loadable<ProgrammeDetail>
  readonly episodes: PagedList<Programme>
  private id = ''

  constructor(
    @inject(RadioGateway) radio: RadioGateway,
    @inject(PlayerStore) private readonly player: PlayerStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.programme = new Loadable((signal) => radio.programme(this.id, signal))
    this.episodes = new PagedList(
      (cursor, signal) => radio.episodes(this.id, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
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

  async open({ params }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = params['id'] ?? ''
    await Promise.all([this.programme.load(signal), this.episodes.start(signal)])
  }

  snapshot(): Saved | null {
    const programme = this.programme.value
    return programme === null ? null : { programme, episodes: this.episodes.snapshot() }
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    const { programme, episodes } = saved as Saved
    this.id = params['id'] ?? ''
    this.programme.set(programme)
    if (episodes === null) void this.episodes.start()
    else this.episodes.restore(episodes)
  }

  isPlaying({ id }: Programme): boolean {
    return this.isCurrent(id) && this.player.state.wanted
  }

  /** Plays a broadcast, followed by those below it. */
  play({ id }: Programme): void {
    const programme = this.programme.value
    if (this.isCurrent(id)) return this.player.toggle()
    if (programme === null) return
    const items = this.episodes.items.flatMap((episode) => itemOfProgramme(episode, programme.channel) ?? [])
    const place = items.findIndex((item) => item.id === id)
    if (place !== -1) this.player.play(items, place)
  }

  more(): void {
    void this.episodes.more()
  }

  retry(): void {
    void this.programme.load()
    if (this.episodes.state === 'failed') void this.episodes.start()
  }

  async refresh(): Promise<void> {
    await this.episodes.start()
  }

  back(): void {
    this.navigator.back(radioHomePath)
  }

  private isCurrent(id: string): boolean {
    return this.player.isCurrent('programme', id)
  }
}
