import type { SearchWay } from '../../frame/shell/declarations/way'
import { shortsPath } from './videos.paths'

export const ways: readonly SearchWay[] = [
  { path: shortsPath, words: { 'zh-CN': '短视频|小视频', en: 'Shorts|short videos' } },
]
