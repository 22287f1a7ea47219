import type { AlertSeverity } from '../../../domain/frame/alerts/alert'
import { words } from '../words/words'

const chinese: Readonly<Record<AlertSeverity, string>> = { extreme: '特别严重', severe: '严重', moderate: '较重' }
const english: Readonly<Record<AlertSeverity, string>> = { extreme: 'Extreme', severe: 'Severe', moderate: 'Moderate' }

/** What the line and the list of alerts both say. */
export const alertWords = words({
  'zh-CN': { wholeCity: '全市', severity: (each: AlertSeverity) => chinese[each] },
  en: { wholeCity: 'Whole city', severity: (each: AlertSeverity) => english[each] },
})
