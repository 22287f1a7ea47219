import type { SearchWay } from '../../frame/shell/declarations/way'
import { classroomsPath } from './classrooms.paths'

export const ways: readonly SearchWay[] = [
  { path: classroomsPath, words: { 'zh-CN': '文明课堂|课程|上课', en: 'Courses|lessons|classes' } },
]
