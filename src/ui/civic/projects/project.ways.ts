import { waysOf } from '../../frame/shell/way'
import { projectsPath } from './projects.routes'
import { projectWaysWords } from './project-ways.words'

export const ways = waysOf(projectWaysWords, [['projects', projectsPath]])
