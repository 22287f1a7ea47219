import { PracticeCodesGateway } from '../../application/civic/practice-codes/practice-codes-gateway'
import { codeRecordPath, practiceCodePath } from '../../ui/civic/practice-codes/practice-codes.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { activitiesFeature } from './activities.feature'
import { codesFeature } from './codes.feature'
import { teamsFeature } from './teams.feature'

export const practiceCodesFeature = declareFeature('practice-codes', {
  routes: [
    {
      path: practiceCodePath,
      chrome: 'none',
      indexed: false,
      isPrivate: true,
      load: lazyCode('practice-codes', () => import('../../ui/civic/practice-codes/practice-code.screen')),
    },
    {
      path: '/team-code',
      chrome: 'none',
      indexed: false,
      isPrivate: true,
      queries: ['id', 'activity'],
      load: lazyCode('practice-codes', () => import('../../ui/civic/practice-codes/team-code.screen')),
    },
    {
      path: '/scan-result',
      chrome: 'none',
      indexed: false,
      isPrivate: true,
      queries: ['code'],
      load: lazyCode('scan-result', () => import('../../ui/civic/practice-codes/scan-result.screen')),
    },
    {
      path: codeRecordPath,
      chrome: 'player',
      indexed: false,
      isPrivate: true,
      load: lazyCode('scan-result', () => import('../../ui/civic/practice-codes/code-record.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'practice-codes',
      PracticeCodesGateway,
      () => import('../../infrastructure/civic/practice-codes/http-practice-codes-gateway'),
    ),
  ],
  needs: [activitiesFeature, codesFeature, teamsFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/practice-codes/practice-codes.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/practice-codes/practice-codes.entries')),
})
