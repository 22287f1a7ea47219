import { inject } from 'inversify'
import { ClassroomsGateway } from '../../../application/civic/classrooms/classrooms-gateway'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Course } from '../../../domain/civic/classrooms/course'
import { feedKey } from '../../../domain/frame/content/feed-item'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

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
