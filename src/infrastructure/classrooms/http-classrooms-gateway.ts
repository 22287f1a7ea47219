import { inject } from 'inversify'
import { listCourses } from '../../../contract/classrooms'
import type { ClassroomsGateway } from '../../application/classrooms/classrooms-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { PageRequest } from '../../application/shared/page'
import { courseKinds } from '../../domain/classrooms/course'
import { feedItemOf } from '../feed/feed-item-of-wire'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpClassroomsGateway implements ClassroomsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async courses(asked: string, request: PageRequest, signal?: CancelSignal) {
    const kind = courseKinds.find((known) => known === asked)
    const query = { ...request, ...(kind === undefined ? {} : { kind }) }
    return mapped(await this.http.send(listCourses, { failures: 'in-place', query, signal }), (page) => ({
      ...page,
      items: page.items.map((course) => ({ kind: course.kind, item: feedItemOf(course.item) })),
    }))
  }
}
