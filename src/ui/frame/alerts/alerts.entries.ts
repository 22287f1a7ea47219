import type { SearchWay } from '../shell/declarations/way'
import { alertsPath } from './alerts.paths'

export const ways: readonly SearchWay[] = [{ path: alertsPath, words: { 'zh-CN': '紧急通知', en: 'Urgent notices' } }]
