import { inject } from 'inversify'
import { listCourses } from '../../../../contract/classrooms'
import type { ClassroomsGateway } from '../../../application/civic/classrooms/classrooms-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { courseKinds } from '../../../domain/civic/classrooms/course'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { onlyKnownValue } from '../../frame/http/filters-in-query'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

export class HttpClassroomsGateway implements ClassroomsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async courses(kind: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...onlyKnownValue('kind', courseKinds, kind) }
    return mapped(
      await this.http.send(listCourses, { failures: 'in-place', query, signal }),
      pageOf((course) => ({ kind: course.kind, item: feedItemOf(course.item) })),
    )
  }
}
