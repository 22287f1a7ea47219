import { inject } from 'inversify'
import { ClassroomsGateway } from '../../application/classrooms/classrooms-gateway'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Course } from '../../domain/classrooms/course'
import { feedKey } from '../../domain/feed/feed-item'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S147: the courses of the classrooms, by kind. */
export class ClassroomsViewModel implements ScreenViewModel {
  readonly courses: FilteredList<Course, { readonly kind: string }>

  constructor(
    @inject(ClassroomsGateway) gateway: ClassroomsGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.courses = new FilteredList({
      navigator,
      defaults: { kind: '' },
      load: ({ kind }, request, signal) => gateway.courses(kind, request, signal),
      keyOf: ({ item }) => feedKey(item),
    })
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.courses.open(location, signal)
  }

  moved(location: ScreenLocation): void {
    this.courses.moved(location)
  }

  snapshot(): SavedList<Course> {
    return this.courses.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.courses.restore(saved as SavedList<Course>, location)
  }

  readonly back = (): void => this.navigator.back()
}
