import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { PagedList } from '../../application/shared/paged-list'
import { SpecialsGateway } from '../../application/specials/specials-gateway'
import { feedKey, type FeedItem } from '../../domain/feed/feed-item'
import type { Special } from '../../domain/specials/special'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { specialPath } from './specials.routes'

/** One column as it is shown: its list grows by 'more'. */
export interface ShownColumn {
  readonly id: string
  readonly name: string
  readonly list: PagedList<FeedItem>
}

/** S042, S043: one special. */
export class SpecialViewModel implements ScreenViewModel {
  readonly special: Loadable<Special>
  columns: readonly ShownColumn[] = []
  private id = ''

  constructor(
    @inject(SpecialsGateway) private readonly gateway: SpecialsGateway,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.special = new Loadable((signal) => gateway.special(this.id, signal))
    observe(this)
  }

  get head(): ScreenHead | null {
    const special = this.special.value
    return special === null
      ? null
      : {
          title: special.title,
          description: special.lead,
          image: special.cover,
          share: special.share,
          about: { ...special, kind: 'special' },
        }
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    const begun = this.begin(params['aid'] ?? '', signal)
    await Promise.all([this.load(signal), begun])
  }

  show(location: ScreenLocation): () => void {
    return this.participation.show(location)
  }

  moved(location: ScreenLocation): void {
    this.participation.moved(location)
  }

  /** With the items that 'more' has added, so that going back leads to the same place. */
  snapshot(): Special | null {
    const special = this.special.value
    const grown = this.columns.map(({ id, name, list: { items, nextCursor } }) => ({ id, name, items, nextCursor }))
    return special === null ? null : { ...special, columns: grown }
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    void this.begin(params['aid'] ?? '')
    this.special.set(saved as Special)
    this.arrive(saved as Special)
  }

  retry(): void {
    void this.load()
  }

  back(): void {
    this.navigator.back()
  }

  private begin(id: string, signal?: CancelSignal): Promise<void> {
    this.id = id
    return this.participation.open({ id, kind: 'special' }, signal)
  }

  private async load(signal?: CancelSignal): Promise<void> {
    const special = await this.special.load(signal)
    if (special !== null) this.arrive(special)
  }

  private arrive(special: Special): void {
    const { id, share, title, lead, cover, source } = special
    this.columns = special.columns.filter(({ items }) => items.length > 0).map((column) => this.shown(column))
    this.participation.arrived({
      path: specialPath(id),
      info: share,
      title,
      description: lead,
      cover: cover ?? '',
      source,
    })
  }

  private shown({ id, name, items, nextCursor }: Special['columns'][number]): ShownColumn {
    const list = new PagedList(
      (cursor?: string) => this.gateway.column(id, cursor === undefined ? {} : { cursor }),
      feedKey,
    )
    list.restore({ items, nextCursor, total: null })
    return { id, name, list }
  }
}
