import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'

export const reportsFeature: Feature = {
  name: featureName('reports'),
  routes: [],
  notices: lazyCode('taking-part', () => import('../../ui/participation/reports/report-notices.words')),
  adapters: lazyCode('taking-part', () => import('../../infrastructure/participation/reports/reports.module')),
  parts: ['report-sheet'],
}
