import { CirclePostsGateway } from '../../application/civic/circles/circle-posts-gateway'
import { CirclesGateway } from '../../application/civic/circles/circles-gateway'
import { circlesPath } from '../../ui/civic/circles/circles.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { mapsFeature } from './maps.feature'
import { messagesFeature } from './messages.feature'
import { participationFeature } from './participation.feature'
import { pollsFeature } from './polls.feature'
import { reportsFeature } from './reports.feature'

const post = lazyCode('circle-post', () => import('../../ui/civic/circles/circle-post/circle-post.screen'))

export const circlesFeature = declareFeature('circles', {
  routes: [
    {
      path: circlesPath,
      chrome: 'player',
      queries: ['mine', 'search'],
      load: lazyCode('circle-list', () => import('../../ui/civic/circles/circle-list/circle-list.screen')),
    },
    {
      path: '/group-detail/:id',
      chrome: 'player',
      queries: ['tab'],
      load: lazyCode('circle', () => import('../../ui/civic/circles/circle/circle.screen')),
    },
    { path: '/group-post-detail/:aid', chrome: 'player', load: post },
    // One comment with its replies, over the same post.
    { path: '/group-post-detail/:aid/comment/:id', chrome: 'player', indexed: false, load: post },
    {
      path: '/post-report/:id',
      chrome: 'none',
      indexed: false,
      load: lazyCode('circle-report', () => import('../../ui/civic/circles/report-post.screen')),
    },
    {
      path: '/group-manage/:id',
      chrome: 'player',
      indexed: false,
      queries: ['tab'],
      load: lazyCode('circle-manager', () => import('../../ui/civic/circles/circle-manager/circle-manager.screen')),
    },
    {
      path: '/group-edit/:id',
      chrome: 'none',
      requiresAuth: true,
      load: lazyCode('circle-form', () => import('../../ui/civic/circles/circle-form.screen')),
    },
  ],
  adapters: [
    lazyBinding('circles', CirclesGateway, () => import('../../infrastructure/civic/circles/http-circles-gateway')),
    lazyBinding(
      'circles',
      CirclePostsGateway,
      () => import('../../infrastructure/civic/circles/http-circle-posts-gateway'),
    ),
  ],
  needs: [mapsFeature, messagesFeature, participationFeature, reportsFeature, pollsFeature],
  parts: ['lightbox'],
  ways: lazyCode('ways', () => import('../../ui/civic/circles/circles.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/circles/circles.entries')),
  notices: lazyCode('circles', () => import('../../ui/civic/circles/circles.entries')),
})
