import { declareFeature, lazyCode } from '../declare-feature'
import { codesFeature } from './codes.feature'
import { placesFeature } from './places.feature'
import { uploadsFeature } from './uploads.feature'

declare const TOWNSQUARE_KIT: boolean
/**
 * A page with every component of the kit in its states, for developers of the client. It is part of `npm run dev`, and
 * of a build with KIT=1.
 */
const withKit = typeof TOWNSQUARE_KIT !== 'undefined' && TOWNSQUARE_KIT

export const kitFeature = declareFeature('kit', {
  routes: withKit
    ? [
        {
          path: '/kit',
          chrome: 'none',
          indexed: false,
          load: lazyCode('kit', () => import('../../ui/frame/kit/showcase/showcase.screen')),
        },
      ]
    : [],
  needs: [uploadsFeature, placesFeature, codesFeature],
})
