import { waysOf } from '../../frame/shell/way'
import { projectsPath } from './projects.paths'
import { projectWaysWords } from './project-ways.words'

export const ways = waysOf(projectWaysWords, [['projects', projectsPath]])
