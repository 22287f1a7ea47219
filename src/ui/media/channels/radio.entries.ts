import type { SearchWay } from '../../frame/shell/declarations/way'
import { radioHomePath } from './radio.paths'

export const ways: readonly SearchWay[] = [
  { path: radioHomePath, words: { 'zh-CN': '电台|听广播|收音机', en: 'Radio|listen|stations' } },
]
