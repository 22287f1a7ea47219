import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { classMembers, learningClocks, learningTimes, lessonProgress } from './lessons.schema'

/** What becomes of what these tables hold of members. */
export const personalLessons: readonly PersonalData[] = [
  ownRows(classMembers, classMembers.userId),
  ownRows(lessonProgress, lessonProgress.userId),
  ownRows(learningTimes, learningTimes.userId),
  ownRows(learningClocks, learningClocks.userId),
]
