import { AlertsGateway } from '../../application/frame/alerts/alerts-gateway'
import { alertsPath } from '../../ui/frame/alerts/alerts.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const alertsFeature = declareFeature('alerts', {
  routes: [
    {
      path: alertsPath,
      chrome: 'player',
      load: lazyCode('alert-list', () => import('../../ui/frame/alerts/alert-list.screen')),
    },
  ],
  adapters: [
    lazyBinding('alert-list', AlertsGateway, () => import('../../infrastructure/frame/alerts/http-alerts-gateway')),
  ],
  ways: lazyCode('ways', () => import('../../ui/frame/alerts/alerts.entries')),
  // The line over every screen; like the list, it is to be there without a network.
  parts: ['alerts'],
  everyday: true,
})
