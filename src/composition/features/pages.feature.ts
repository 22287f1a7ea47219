import { PagesGateway } from '../../application/overview/pages/pages-gateway'
import { RichText } from '../../application/overview/pages/rich-text'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

const page = lazyCode('page', () => import('../../ui/overview/pages/page/page.screen'))

export const pagesFeature = declareFeature('pages', {
  routes: [
    { path: '/page/:id?', chrome: 'full', load: page },
    {
      path: '/morePageCardData/:id',
      chrome: 'player',
      indexed: false,
      load: lazyCode('card-items', () => import('../../ui/overview/pages/more-items/more-items.screen')),
    },
    { path: '/preview/:token', chrome: 'full', indexed: false, load: page },
  ],
  adapters: [
    lazyBinding('page', PagesGateway, () => import('../../infrastructure/overview/pages/http-pages-gateway')),
    lazyBinding('page', RichText, () => import('../../infrastructure/overview/pages/lazy-rich-text')),
  ],
  parts: ['wishes-card', 'activities-card', 'publishers-card', 'venues-map-card', 'more-cards'],
  everyday: true,
})
