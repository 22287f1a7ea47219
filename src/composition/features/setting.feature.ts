import { aboutPath, qualificationsPath } from '../../ui/frame/site/setting.paths'
import { settingPath } from '../../ui/frame/site/site.paths'
import { declareFeature, lazyCode } from '../declare-feature'
import { sessionFeature } from './session.feature'

export const settingFeature = declareFeature('setting', {
  routes: [
    {
      path: settingPath,
      chrome: 'none',
      indexed: false,
      load: lazyCode('setting', () => import('../../ui/frame/site/setting/setting.screen')),
    },
    {
      path: aboutPath,
      chrome: 'player',
      load: lazyCode('setting', () => import('../../ui/frame/site/about/about.screen')),
    },
    {
      path: qualificationsPath,
      chrome: 'player',
      load: lazyCode('setting', () => import('../../ui/frame/site/qualifications/qualifications.screen')),
    },
  ],
  adapters: [lazyCode('setting', () => import('../../infrastructure/frame/site/site.module'))],
  needs: [sessionFeature],
  everyday: true,
  ways: lazyCode('ways', () => import('../../ui/frame/site/setting.entries')),
  mine: lazyCode('mine', () => import('../../ui/frame/site/setting.entries')),
})
