import { FeedGateway } from '../../application/media/feed/feed-gateway'
import { homePath } from '../../ui/frame/site/site.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

const frame = { chrome: 'none', indexed: false } as const
const framedList = { ...frame, queries: ['id'] }

export const feedFeature = declareFeature('feed', {
  routes: [
    { path: homePath, chrome: 'full', load: lazyCode('home', () => import('../../ui/media/feed/home/home.screen')) },
    {
      path: '/cates/:id',
      chrome: 'full',
      load: lazyCode('category', () => import('../../ui/media/feed/category/category.screen')),
    },
    {
      path: '/subcates/:id',
      chrome: 'full',
      load: lazyCode('category', () => import('../../ui/media/feed/sub-category.screen')),
    },
    {
      path: '/_frame_index',
      ...frame,
      load: lazyCode('framed', () => import('../../ui/media/feed/feed-frames').then((of) => of.home()), ['home']),
    },
    {
      path: '/_frame_cates',
      ...framedList,
      load: lazyCode('framed', () => import('../../ui/media/feed/feed-frames').then((of) => of.category()), [
        'category',
      ]),
    },
    {
      path: '/_frame_subcates',
      ...framedList,
      load: lazyCode('framed', () => import('../../ui/media/feed/feed-frames').then((of) => of.subCategory()), [
        'category',
      ]),
    },
  ],
  adapters: [lazyBinding('feed', FeedGateway, () => import('../../infrastructure/media/feed/http-feed-gateway'))],
  everyday: true,
  notices: lazyCode('feed', () => import('../../ui/media/feed/feed.entries')),
})
