import type { Course } from '../../../domain/civic/classrooms/course'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** The courses of the classrooms, newest first. */
export interface ClassroomsGateway {
  /** @param kind A kind of course; '' for all. */
  courses(kind: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Course>>>
}
export const ClassroomsGateway = port<ClassroomsGateway>('ClassroomsGateway')
