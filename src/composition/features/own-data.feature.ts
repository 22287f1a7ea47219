import { OwnDataGateway } from '../../application/people/own-data/own-data-gateway'
import { dataCopyPath, deleteAccountPath } from '../../ui/people/own-data/own-data.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { sessionFeature } from './session.feature'

export const ownDataFeature = declareFeature('own-data', {
  routes: [
    {
      path: dataCopyPath,
      chrome: 'none',
      requiresAuth: true,
      load: lazyCode('own-data', () => import('../../ui/people/own-data/data-copy.screen')),
    },
    {
      path: deleteAccountPath,
      chrome: 'none',
      requiresAuth: true,
      load: lazyCode('own-data', () => import('../../ui/people/own-data/delete-account.screen')),
    },
  ],
  adapters: [
    lazyBinding('own-data', OwnDataGateway, () => import('../../infrastructure/people/own-data/http-own-data-gateway')),
  ],
  needs: [sessionFeature],
  ways: lazyCode('ways', () => import('../../ui/people/own-data/own-data.entries')),
  notices: lazyCode('own-data', () => import('../../ui/people/own-data/own-data.entries')),
})
