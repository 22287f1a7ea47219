import type { SearchWay } from '../shell/declarations/way'
import { alertListPath } from './alerts.paths'

export const ways: readonly SearchWay[] = [
  { path: alertListPath, words: { 'zh-CN': '紧急通知', en: 'Urgent notices' } },
]
