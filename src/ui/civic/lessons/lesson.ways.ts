import { waysOf } from '../../frame/shell/way'
import { lessonWaysWords } from './lesson-ways.words'
import { classAssistantPath, learningPath } from './lessons.paths'

export const ways = waysOf(lessonWaysWords, [
  ['timetable', classAssistantPath],
  ['learning', learningPath],
])
