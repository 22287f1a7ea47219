import type { LessonDto, StudyClassDto } from '../../../../contract/lessons'
import { cardOf } from '../../../kernel/contents/cards'
import type { ClassRow, LessonRow } from './lessons.queries'

export function classAnswer({ nextAt, addedAt: _addedAt, ...row }: ClassRow): StudyClassDto {
  return { ...row, next_at: nextAt }
}

export function progressAnswer({ doneAt, attendedAt, homeworkDoneAt }: LessonMarks): LessonDto['progress'] & object {
  return { done: doneAt !== null, attended: attendedAt !== null, homework_done: homeworkDoneAt !== null }
}

interface LessonMarks {
  readonly doneAt: Date | null
  readonly attendedAt: Date | null
  readonly homeworkDoneAt: Date | null
}

export function lessonAnswer(row: LessonRow): LessonDto {
  const { id, classId, classTitle, number, title, startsAt, endsAt, isCancelled, teacher, place, card } = row
  return {
    id,
    class: { id: classId, title: classTitle },
    number,
    title,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    cancelled: isCancelled,
    teacher,
    place,
    item: card === null ? null : cardOf(card),
    homework:
      row.homework === null || row.homeworkDueAt === null
        ? null
        : { text: row.homework, due_at: row.homeworkDueAt.toISOString() },
    progress: row.isJoined ? progressAnswer(row) : null,
  }
}
