import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { classMembers, learningClocks, learningTimes, lessonProgress } from './lessons.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalLessons: readonly PersonalData[] = [
  ownRows(classMembers, classMembers.userId),
  ownRows(lessonProgress, lessonProgress.userId),
  ownRows(learningTimes, learningTimes.userId),
  ownRows(learningClocks, learningClocks.userId),
]
