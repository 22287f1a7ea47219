import { PostWritingGateway } from '../../application/civic/circle-writing/post-writing-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { circlesFeature } from './circles.feature'
import { linkPreviewsFeature } from './link-previews.feature'
import { mentionsFeature } from './mentions.feature'
import { uploadsFeature } from './uploads.feature'

export const circleWritingFeature = declareFeature('circle-writing', {
  routes: [
    {
      path: '/post-publish/:id',
      chrome: 'none',
      queries: ['post'],
      indexed: false,
      load: lazyCode('circle-writing', () => import('../../ui/civic/circle-writing/post-form.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'circle-writing',
      PostWritingGateway,
      () => import('../../infrastructure/civic/circle-writing/http-post-writing-gateway'),
    ),
  ],
  needs: [circlesFeature, uploadsFeature, mentionsFeature, linkPreviewsFeature],
  notices: lazyCode('circle-writing', () => import('../../ui/civic/circle-writing/circle-writing.entries')),
})
