import type { SearchWay } from '../../frame/shell/declarations/way'
import { governmentPath } from './government.paths'

export const ways: readonly SearchWay[] = [
  {
    path: governmentPath,
    words: { 'zh-CN': '政务|政务大厅|政府|部门', en: 'City hall|government|departments|council' },
  },
]
