import { beforeEach, describe, expect, it } from 'vitest'
import { LessonsGateway } from '../../../../src/application/civic/lessons/lessons-gateway'
import { NoteLesson } from '../../../../src/application/civic/lessons/note-lesson'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { LessonProgress } from '../../../../src/domain/civic/lessons/lesson'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { newBrowser, openTab, type Tab } from '../../../support/member-host'
import { lesson, untouched } from './memory-lessons'

let tab: Tab
let sent: string[]
let shown: LessonProgress[]
let answer: Outcome<LessonProgress>
beforeEach(() => {
  tab = openTab(newBrowser())
  sent = []
  shown = []
  answer = success({ ...untouched, isDone: true })
  tab.container
    .bind(LessonsGateway)
    .toConstantValue({
      note: async (id: string, act: string) => (sent.push(`${id} ${act}`), answer),
    } as unknown as LessonsGateway)
})
const notes = () => tab.container.get(NoteLesson)
const show = (_id: string, progress: LessonProgress) => void shown.push(progress)
const done = { ...untouched, isDone: true }

describe('what a member did with a lesson', () => {
  it('is shown at once, and then as the platform has it', async () => {
    answer = success({ ...done, isHomeworkDone: true })
    await notes().execute(lesson('one', { progress: untouched }), 'finish', show)
    expect([sent, shown]).toEqual([['one finish'], [done, { ...done, isHomeworkDone: true }]])
  })

  it('is turned back when it failed', async () => {
    answer = failure(failureOf('state-refuses'))
    await notes().execute(lesson('one', { progress: untouched }), 'attend', show)
    expect([shown, tab.told()]).toEqual([[{ ...done, isAttended: true }, untouched], []])
  })

  it('is confirmed where it was an arrival', async () => {
    answer = success({ ...done, isAttended: true })
    await notes().execute(lesson('one', { progress: untouched }), 'attend', show)
    expect(tab.told()).toEqual(['lesson-attended'])
  })

  it('is sent once for each lesson, and never for a class that is not theirs', async () => {
    const noting = notes()
    const one = lesson('one', { progress: untouched })
    await Promise.all([noting.execute(one, 'finish', show), noting.execute(one, 'finish', show)])
    await noting.execute(lesson('two', { progress: null }), 'finish', show)
    expect(sent).toEqual(['one finish'])
  })
})
