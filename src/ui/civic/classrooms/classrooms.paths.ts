import type { CourseKind } from '../../../domain/civic/classrooms/course'

export const classroomsPath = '/classrooms'
/** The path of the courses of one kind. */
export const classroomsOfPath = (kind: CourseKind) => `${classroomsPath}?kind=${kind}`
