import type { Course } from '../../domain/classrooms/course'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** The courses of the classrooms, newest first. */
export interface ClassroomsGateway {
  /** @param kind '' for all */
  courses(kind: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Course>>>
}
export const ClassroomsGateway = port<ClassroomsGateway>('ClassroomsGateway')
