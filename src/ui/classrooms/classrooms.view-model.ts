import { inject } from 'inversify'
import { ClassroomsGateway } from '../../application/classrooms/classrooms-gateway'
import { FilteredList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import type { Resources } from '../../application/shared/resource'
import type { Course } from '../../domain/classrooms/course'
import { feedKey } from '../../domain/feed/feed-item'
import type { ScreenViewModel } from '../shell/screen'

/** S147: the courses of the classrooms, by kind. */
export class ClassroomsViewModel implements ScreenViewModel {
  readonly courses: FilteredList<Course, { readonly kind: string }>
  readonly resources: Resources

  constructor(@inject(ClassroomsGateway) gateway: ClassroomsGateway, @inject(Navigator) navigator: Navigator) {
    this.courses = new FilteredList({
      navigator,
      defaults: { kind: '' },
      load: ({ kind }, request, signal) => gateway.courses(kind, request, signal),
      keyOf: ({ item }) => feedKey(item),
    })
    this.resources = { courses: this.courses }
  }
}
