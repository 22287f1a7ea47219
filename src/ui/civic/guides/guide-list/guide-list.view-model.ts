import { inject } from 'inversify'
import { GuidesGateway, type GuideFilters } from '../../../../application/civic/guides/guides-gateway'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { Loadable, reloadedWith } from '../../../../application/frame/shared/loadable'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { GuideCard, GuideDepartment } from '../../../../domain/civic/guides/guide'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'

/** S090: the guides by theme, life event and department, the most read of late first. */
export class GuideListViewModel implements ScreenViewModel {
  readonly guides: FilteredList<GuideCard, GuideFilters>
  /** The departments to choose from; without them the other filters work. */
  readonly departments: Loadable<readonly GuideDepartment[]>
  readonly resources: Resources

  constructor(@inject(GuidesGateway) gateway: GuidesGateway, @inject(Navigator) navigator: Navigator) {
    this.guides = new FilteredList({
      navigator,
      defaults: { theme: '', event: '', department: '' },
      load: (filters, request, signal) => gateway.list(filters, request, signal),
      keyOf: ({ id }) => id,
    })
    this.departments = new Loadable((signal, { query: { theme = '', event = '' } }) =>
      gateway.departments({ theme, event }, signal),
    )
    const subjectOf = ({ query }: ScreenLocation) => `${query['theme'] ?? ''} ${query['event'] ?? ''}`
    this.resources = { guides: this.guides, departments: reloadedWith(this.departments, subjectOf) }
  }
}
