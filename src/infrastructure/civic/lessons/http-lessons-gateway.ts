import { inject } from 'inversify'
import {
  getLearning,
  getStudyClass,
  getTimetable,
  joinStudyClass,
  listStudyClasses,
  noteLesson,
} from '../../../../contract/lessons'
import type { LessonsGateway } from '../../../application/civic/lessons/lessons-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { courseKinds } from '../../../domain/civic/classrooms/course'
import type { LessonAct } from '../../../domain/civic/lessons/lesson'
import { HttpClient } from '../../frame/http/http-client'
import { onlyKnownValue } from '../../frame/http/filters-in-query'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { classOf, lessonOf, progressOf } from './lesson-of-wire'

export class HttpLessonsGateway implements LessonsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async classes(kind: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...onlyKnownValue('kind', courseKinds, kind) }
    return mapped(await this.http.send(listStudyClasses, { failures: 'in-place', query, signal }), pageOf(classOf))
  }

  async studyClass(id: string, signal?: CancelSignal) {
    return mapped(
      await this.http.send(getStudyClass, { failures: 'content', path: { id }, signal }),
      ({ class: studyClass, lessons }) => ({ studyClass: classOf(studyClass), lessons: lessons.map(lessonOf) }),
    )
  }

  async join(classId: string, on: boolean) {
    const answer = await this.http.send(joinStudyClass, {
      failures: 'common',
      path: { id: classId },
      body: { action: on ? 1 : 0 },
    })
    return partOf(answer, 'joined')
  }

  async timetable(day: string, isMine: boolean, signal?: CancelSignal) {
    const query = { ...(day === '' ? {} : { day }), ...(isMine ? { mine: '1' as const } : {}) }
    return mapped(await this.http.send(getTimetable, { failures: 'in-place', query, signal }), ({ at, items }) => ({
      answeredAt: at,
      lessons: items.map(lessonOf),
    }))
  }

  async note(lessonId: string, act: LessonAct) {
    const answer = await this.http.send(noteLesson, { failures: 'common', path: { id: lessonId }, body: { act } })
    return mapped(answer, ({ progress }) => progressOf(progress))
  }

  async learning(signal?: CancelSignal) {
    return mapped(
      await this.http.send(getLearning, { failures: 'in-place', signal }),
      ({ kept, days, classes, homework }) => ({
        isKept: kept,
        days,
        classes: classes.map(({ id, title, seconds, done, lessons }) => ({
          ...{ id, title, seconds, doneCount: done, lessonCount: lessons },
        })),
        homework: homework.map(lessonOf),
      }),
    )
  }
}
