import { AgendaGateway } from '../../application/overview/agenda/agenda-gateway'
import { minePath } from '../../ui/overview/agenda/agenda.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { accountFeature } from './account.feature'
import { messagesFeature } from './messages.feature'

export const agendaFeature = declareFeature('agenda', {
  routes: [
    {
      path: minePath,
      chrome: 'full',
      indexed: false,
      load: lazyCode('mine', () => import('../../ui/overview/agenda/mine.screen')),
    },
  ],
  adapters: [
    lazyBinding('agenda', AgendaGateway, () => import('../../infrastructure/overview/agenda/http-agenda-gateway')),
  ],
  needs: [accountFeature, messagesFeature],
  listsMine: true,
  everyday: true,
})
