import { OrganisationsGateway } from '../../application/media/organisations/organisations-gateway'
import { groupQuery, organisationsPath } from '../../ui/media/organisations/organisations.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { feedFeature } from './feed.feature'
import { reactionsFeature } from './reactions.feature'

export const organisationsFeature = declareFeature('organisations', {
  routes: [
    {
      path: '/orgs/:id',
      chrome: 'player',
      load: lazyCode('organisation', () => import('../../ui/media/organisations/organisation.screen')),
    },
    {
      path: organisationsPath,
      chrome: 'player',
      queries: [groupQuery, 'search'],
      load: lazyCode('organisations', () => import('../../ui/media/organisations/organisation-list.screen')),
    },
    {
      path: '/org-graphic',
      chrome: 'player',
      load: lazyCode('organisations', () => import('../../ui/media/organisations/organisation-pictures.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'organisations-gateway',
      OrganisationsGateway,
      () => import('../../infrastructure/media/organisations/http-organisations-gateway'),
    ),
  ],
  needs: [feedFeature, reactionsFeature],
})
