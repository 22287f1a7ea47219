import { ReportsGateway } from '../../application/participation/reports/reports-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'

export const reportsFeature = declareFeature('reports', {
  routes: [],
  adapters: [
    lazyBinding(
      'taking-part',
      ReportsGateway,
      () => import('../../infrastructure/participation/reports/http-reports-gateway'),
    ),
  ],
  parts: ['report-sheet'],
  notices: lazyCode('taking-part', () => import('../../ui/participation/reports/reports.entries')),
})
