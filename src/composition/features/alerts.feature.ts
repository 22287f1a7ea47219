import { AlertListGateway } from '../../application/frame/alerts/alert-list-gateway'
import { alertListPath } from '../../ui/frame/alerts/alerts.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const alertsFeature = declareFeature('alerts', {
  routes: [
    {
      path: alertListPath,
      chrome: 'player',
      load: lazyCode('alerts', () => import('../../ui/frame/alerts/alert-list.screen')),
    },
  ],
  adapters: [
    lazyBinding('alerts', AlertListGateway, () => import('../../infrastructure/frame/alerts/http-alert-list-gateway')),
  ],
  ways: lazyCode('ways', () => import('../../ui/frame/alerts/alerts.entries')),
})
