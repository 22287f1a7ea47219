import type { SearchWay } from '../../frame/shell/declarations/way'
import { projectsPath } from './projects.paths'

export const ways: readonly SearchWay[] = [
  { path: projectsPath, words: { 'zh-CN': '志愿项目|项目', en: 'Projects|volunteer projects' } },
]
