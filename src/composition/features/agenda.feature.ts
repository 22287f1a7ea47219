import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const agendaFeature: Feature = {
  name: featureName('agenda'),
  routes: [],
  adapters: lazyCode('agenda', () =>
    import('../../infrastructure/overview/agenda/agenda.module').then((module) => module.agendaModule),
  ),
}
