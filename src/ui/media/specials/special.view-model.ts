import { inject } from 'inversify'
import type { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import { SpecialsGateway } from '../../../application/media/specials/specials-gateway'
import { feedKey, type FeedItem } from '../../../domain/frame/content/feed-item'
import type { Special } from '../../../domain/media/specials/special'
import { LoadedContent } from '../../participation/loaded-content.part.view-model'
import { ParticipationViewModel } from '../../participation/participation.part.view-model'
import type { ScreenHead, ScreenViewModel } from '../../frame/shell/screens/screen'
import { specialPath } from './specials.paths'

/** One column with its list, to which 'more' adds items. */
export interface ShownColumn {
  readonly id: string
  readonly name: string
  readonly list: PagedList<FeedItem>
}

/** S042, S043: one special. */
export class SpecialViewModel implements ScreenViewModel {
  readonly special: Loadable<Special>
  columns: readonly ShownColumn[] = []
  readonly resources: Resources
  readonly content: LoadedContent<Special>

  constructor(
    @inject(SpecialsGateway) private readonly gateway: SpecialsGateway,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {
    this.content = new LoadedContent({
      kind: 'special',
      parameter: 'aid',
      participation,
      load: (id, signal) => gateway.special(id, signal),
      describe: (special) => ({
        content: special,
        path: specialPath(special.id),
        description: special.lead,
        image: special.cover,
      }),
      // The saved special includes items that 'more' has added, so that going back leads to the same position.
      saved: (special) => ({
        ...special,
        columns: this.columns.map(({ id, name, list: { items, nextCursor } }) => ({ id, name, items, nextCursor })),
      }),
      onLoad: (special) => this.showColumns(special),
    })
    this.special = this.content.loadable
    this.resources = { special: this.content }
    observe(this)
  }

  get head(): ScreenHead | null {
    return this.content.head
  }

  private showColumns({ columns }: Special): void {
    this.columns = columns.filter(({ items }) => items.length > 0).map((column) => this.columnOf(column))
  }

  private columnOf({ id, name, items, nextCursor }: Special['columns'][number]): ShownColumn {
    const list = new PagedList(
      (cursor?: string) => this.gateway.column(id, cursor === undefined ? {} : { cursor }),
      feedKey,
    )
    list.set({ items, nextCursor, total: null })
    return { id, name, list }
  }
}
