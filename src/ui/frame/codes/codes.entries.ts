import type { SearchWay } from '../shell/declarations/way'
import { scanPath } from './codes.paths'

export const ways: readonly SearchWay[] = [
  { path: scanPath, words: { 'zh-CN': '扫一扫|扫码|二维码', en: 'Scan|scan a code|QR scanner' } },
]
