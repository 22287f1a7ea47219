import type { CourseKind } from '../../../domain/civic/classrooms/course'
import { useWords } from '../../frame/words/words'
import { courseKindWords } from './course-kind.words'

/** Returns the names of the kinds of courses. */
export function useCourseKinds(): (kind: CourseKind) => string {
  const words = useWords(courseKindWords)
  return (kind) => words[kind]
}
