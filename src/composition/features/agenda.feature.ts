import { agendaRoutes } from '../../ui/overview/agenda/agenda.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { accountFeature } from './account.feature'
import { messagesFeature } from './messages.feature'

export const agendaFeature: Feature = {
  name: featureName('agenda'),
  routes: agendaRoutes,
  listsMine: true,
  adapters: lazyCode('agenda', () => import('../../infrastructure/overview/agenda/agenda.module')),
  needs: [accountFeature, messagesFeature],
  everyday: true,
}
