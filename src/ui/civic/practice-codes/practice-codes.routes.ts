import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const practiceCodePath = '/practice-code'
export const codeRecordPath = '/code-record'
export const teamCodePath = (id: string) => `/team-code?id=${encodeURIComponent(id)}`
/** The path of the code of an activity, which the leader of its team shows. */
export const activityCodePath = (teamId: string, activityId: string) =>
  `${teamCodePath(teamId)}&activity=${encodeURIComponent(activityId)}`
/** The path in a code. The code contains it with the site's origin, so that any phone's camera app opens it. */
export const scanResultPath = (code: string) => `/scan-result?code=${encodeURIComponent(code)}`

export const practiceCodesRoutes: readonly ScreenRoute[] = [
  {
    path: practiceCodePath,
    chrome: 'none',
    indexed: false,
    load: lazyCode('practice-codes', () => import('./practice-code.screen')),
  },
  {
    path: '/team-code',
    chrome: 'none',
    indexed: false,
    queries: ['id', 'activity'],
    load: lazyCode('practice-codes', () => import('./team-code.screen')),
  },
  {
    path: '/scan-result',
    chrome: 'none',
    indexed: false,
    queries: ['code'],
    load: lazyCode('scan-result', () => import('./scan-result.screen')),
  },
  {
    path: codeRecordPath,
    chrome: 'player',
    indexed: false,
    load: lazyCode('scan-result', () => import('./code-record.screen')),
  },
]
