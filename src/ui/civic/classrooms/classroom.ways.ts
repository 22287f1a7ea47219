import { waysOf } from '../../frame/shell/way'
import { classroomsPath } from './classrooms.paths'
import { classroomWaysWords } from './classroom-ways.words'

export const ways = waysOf(classroomWaysWords, [['courses', classroomsPath]])
