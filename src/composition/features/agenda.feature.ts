import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'

export const agendaFeature: Feature = {
  name: featureName('agenda'),
  routes: [],
  adapters: lazyCode('agenda', () =>
    import('../../infrastructure/agenda/agenda.module').then((module) => module.agendaModule),
  ),
}
