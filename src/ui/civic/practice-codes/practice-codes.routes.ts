import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { codeRecordPath, practiceCodePath } from './practice-codes.paths'

export const practiceCodesRoutes: readonly ScreenRoute[] = [
  {
    path: practiceCodePath,
    chrome: 'none',
    indexed: false,
    isPrivate: true,
    load: lazyCode('practice-codes', () => import('./practice-code.screen')),
  },
  {
    path: '/team-code',
    chrome: 'none',
    indexed: false,
    isPrivate: true,
    queries: ['id', 'activity'],
    load: lazyCode('practice-codes', () => import('./team-code.screen')),
  },
  {
    path: '/scan-result',
    chrome: 'none',
    indexed: false,
    isPrivate: true,
    queries: ['code'],
    load: lazyCode('scan-result', () => import('./scan-result.screen')),
  },
  {
    path: codeRecordPath,
    chrome: 'player',
    indexed: false,
    isPrivate: true,
    load: lazyCode('scan-result', () => import('./code-record.screen')),
  },
]
