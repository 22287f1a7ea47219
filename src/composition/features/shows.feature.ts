import { CampaignsGateway } from '../../application/civic/shows/campaigns-gateway'
import { ShowsGateway } from '../../application/civic/shows/shows-gateway'
import { campaignPath, publishShowPath, showsPath } from '../../ui/civic/shows/shows.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { messagesFeature } from './messages.feature'
import { participationFeature } from './participation.feature'
import { topicsFeature } from './topics.feature'
import { uploadsFeature } from './uploads.feature'

const detail = lazyCode('show-screens', () => import('../../ui/civic/shows/show/show.screen'))
const published = {
  chrome: 'none',
  indexed: false,
  load: lazyCode('show-form', () => import('../../ui/civic/shows/show-form/show-form.screen')),
} as const

export const showsFeature = declareFeature('shows', {
  routes: [
    {
      path: showsPath,
      chrome: 'player',
      queries: ['category', 'topic'],
      load: lazyCode('show-screens', () => import('../../ui/civic/shows/show-list/show-list.screen')),
    },
    { path: '/show-civilization-details/:aid', chrome: 'player', load: detail },
    // One comment with its replies, over the same show.
    { path: '/show-civilization-details/:aid/comment/:id', chrome: 'player', indexed: false, load: detail },
    { path: publishShowPath, ...published },
    // S108: an older address of the same screen.
    { path: '/publish', ...published },
    { path: '/practices/:aid', chrome: 'player', load: detail },
    // S106: one comment with its replies, over the same entry.
    { path: '/practices/:aid/comment/:id', chrome: 'player', indexed: false, load: detail },
    { path: '/create/:aid', requiresAuth: true, ...published },
    {
      path: '/invitation-post',
      chrome: 'none',
      queries: ['entry'],
      indexed: false,
      load: lazyCode('invitation', () => import('../../ui/civic/shows/invitation/invitation.screen')),
    },
    {
      path: campaignPath,
      chrome: 'player',
      queries: ['id', 'order'],
      load: lazyCode('campaign', () => import('../../ui/civic/shows/campaign/campaign.screen')),
    },
  ],
  adapters: [
    lazyBinding('shows', CampaignsGateway, () => import('../../infrastructure/civic/shows/http-campaigns-gateway')),
    lazyBinding('shows', ShowsGateway, () => import('../../infrastructure/civic/shows/http-shows-gateway')),
  ],
  needs: [messagesFeature, uploadsFeature, participationFeature, topicsFeature],
  parts: ['lightbox'],
  ways: lazyCode('ways', () => import('../../ui/civic/shows/shows.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/shows/shows.entries')),
  notices: lazyCode('shows', () => import('../../ui/civic/shows/shows.entries')),
})
