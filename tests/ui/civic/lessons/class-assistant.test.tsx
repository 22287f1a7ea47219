// @vitest-environment jsdom
import { act, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LessonsGateway } from '../../../../src/application/civic/lessons/lessons-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { ClassAssistantScreen } from '../../../../src/ui/civic/lessons/class-assistant/class-assistant.screen'
import { ClassAssistantViewModel } from '../../../../src/ui/civic/lessons/class-assistant/class-assistant.view-model'
import { lesson, MemoryLessons, studyClass, untouched } from '../../../application/civic/lessons/memory-lessons'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { at, newBrowser, openTab, renderWith } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

const minute = 60_000
const day = 1440 * minute

interface Opening {
  readonly isMember?: boolean
  readonly query?: Readonly<Record<string, string>>
  readonly prepare?: (gateway: MemoryLessons) => void
}

async function open({ isMember = false, query = {}, prepare = () => undefined }: Opening = {}) {
  const tab = openTab(newBrowser())
  const gateway = new MemoryLessons()
  prepare(gateway)
  tab.container.bind(LessonsGateway).toConstantValue(gateway)
  if (isMember) tab.session.startSession('token', resident)
  const viewModel = tab.container.get(ClassAssistantViewModel)
  renderWith(tab, <ClassAssistantScreen viewModel={viewModel} />)
  const live = await act(() => openLive(viewModel, at('/class-assistant', query)))
  return { tab, gateway, viewModel, live, user: userEvent.setup() }
}
const dayButton = (name: RegExp) => page.getByRole('button', { name })

describe('the timetable (S081)', () => {
  it('shows today of this week, marked, with what is now and what comes soon', async () => {
    const { gateway, tab, viewModel } = await open({
      prepare: (memory) => {
        memory.lessons = [
          lesson('soon', { startsAt: start + 20 * minute }),
          lesson('now', { startsAt: start - minute, endsAt: start + minute, number: 3 }),
          lesson('tomorrow', { startsAt: start + day, endsAt: start + day + minute }),
        ]
      },
    })
    expect(gateway.calls).toEqual(['timetable  false'])
    const today = dayButton(/^Today, 2 lessons/)
    expect([today.getAttribute('aria-current'), today.getAttribute('aria-pressed')]).toEqual(['date', 'true'])
    expect(page.getByText('In 20 min')).toBeTruthy()
    expect(page.getByText('Now')).toBeTruthy()
    expect(page.getByText('Lesson 3: About now')).toBeTruthy()
    expect(page.queryByText('Lesson 1: About tomorrow')).toBeNull()
    expect(page.getAllByRole('link', { name: 'Tea' })[0]?.getAttribute('href')).toBe('/class-assistant/tea')
    const end = viewModel.show()
    await act(() => tab.clock.pass(minute))
    expect(page.getByText('In 19 min')).toBeTruthy()
    expect(page.queryByText('Now')).toBeNull()
    end()
  })

  it('takes today from the platform, where the clock of the device is wrong', async () => {
    await open({
      prepare: (memory) => {
        memory.answeredAt = start + 3 * day
        memory.lessons = [lesson('there', { startsAt: start + 3 * day + minute, endsAt: start + 3 * day + 2 * minute })]
      },
    })
    expect(dayButton(/^Today, 1 lesson/)).toBeTruthy()
    expect(page.getByText('Lesson 1: About there')).toBeTruthy()
  })

  it('shows another day, another week in the address, and goes back to today at one tap', async () => {
    const { gateway, tab, user } = await open({
      prepare: (memory) => (memory.lessons = [lesson('sunday', { startsAt: start + day, endsAt: start + day + 1 })]),
    })
    expect(page.getByText('No lessons on this day')).toBeTruthy()
    await user.click(dayButton(/^Sun 22 Nov, 1 lesson/))
    expect(page.getByText('Lesson 1: About sunday')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Next week' }))
    expect(tab.navigator.went.at(-1)).toBe('replace /class-assistant?week=2026-11-23')
    expect(gateway.calls.at(-1)).toBe('timetable 2026-11-23 false')
    expect(dayButton(/^Mon 23 Nov/).getAttribute('aria-pressed')).toBe('true')
    await user.click(page.getByRole('button', { name: 'Today' }))
    expect(tab.navigator.went.at(-1)).toBe('replace /class-assistant')
    expect(dayButton(/^Today/).getAttribute('aria-pressed')).toBe('true')
    expect(page.queryByRole('button', { name: 'Today' })).toBeNull()
  })

  it('of a member can be that of their classes alone', async () => {
    const { gateway, tab, user } = await open({ isMember: true })
    await user.click(page.getByRole('radio', { name: 'My classes' }))
    expect([tab.navigator.went.at(-1), gateway.calls.at(-1)]).toEqual([
      'replace /class-assistant?mine=1',
      'timetable  true',
    ])
    expect(page.getByText('None of your lessons are on this day')).toBeTruthy()
  })

  it('says what failed', async () => {
    await open({ prepare: (memory) => (memory.failing = { timetable: failureOf('unreachable') }) })
    expect(page.getByRole('alert')).toBeTruthy()
  })
})

describe('the classes (S081)', () => {
  it('are listed by kind, each with its next lesson', async () => {
    const { gateway, user } = await open({
      query: { view: 'classes' },
      prepare: (memory) =>
        (memory.all = [studyClass('tea', { isJoined: true }), studyClass('knots', { kind: 'safety', nextAt: null })]),
    })
    expect(gateway.calls).toEqual(['classes '])
    expect(page.getByText('Next lesson: Today, 17:00')).toBeTruthy()
    expect(page.getByText('No more lessons')).toBeTruthy()
    expect(page.getByText('Joined')).toBeTruthy()
    await user.selectOptions(page.getByRole('combobox'), 'Safety')
    expect(gateway.calls.at(-1)).toBe('classes safety')
    await user.selectOptions(page.getByRole('combobox'), 'Health')
    expect(page.getByText('No classes yet')).toBeTruthy()
  })
})

describe('the learning record (S081)', () => {
  it('tells a guest what an account would add, and asks for nothing', async () => {
    const { gateway, user } = await open()
    await user.click(page.getByRole('tab', { name: 'My learning' }))
    expect(page.getByText('With an account, the class assistant also')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Log in' }).getAttribute('href')).toMatch(/^\/login/)
    expect(gateway.calls).not.toContain('learning')
  })

  it('has the time by day and class, and the homework, which can be ticked', async () => {
    const homework = { text: 'Drink tea', dueAt: start + day }
    const { gateway, user } = await open({
      isMember: true,
      query: { view: 'learning' },
      prepare: (memory) =>
        (memory.record = {
          isKept: true,
          days: [{ day: '2026-11-21', seconds: 3700 }],
          classes: [{ id: 'tea', title: 'Tea', seconds: 3700, doneCount: 1, lessonCount: 2 }],
          homework: [lesson('one', { homework, progress: untouched })],
        }),
    })
    expect(page.getByText('1 h 1 min in all')).toBeTruthy()
    expect(page.getByText('Today: 1 h 1 min')).toBeTruthy()
    expect(page.getByText('1 of 2 lessons done')).toBeTruthy()
    expect(page.getByText('Homework due tomorrow, 16:00')).toBeTruthy()
    const calendar = page.getByRole('link', { name: 'Add my timetable to a calendar' })
    expect(calendar.getAttribute('href')).toBe('/calendar/classes.ics?classes=tea&lang=en')
    await user.click(page.getByRole('checkbox', { name: /Drink tea/ }))
    expect(gateway.calls.at(-1)).toBe('note one finish-homework')
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: /Drink tea/ }).checked).toBe(true)
  })

  it('says how it begins, and that no time is counted while no history is kept', async () => {
    const first = await open({ isMember: true, query: { view: 'learning' } })
    expect(page.getByText(/^Nothing yet/)).toBeTruthy()
    expect(page.getByText('You haven’t joined a class yet.')).toBeTruthy()
    expect(page.getByText('No homework to do.')).toBeTruthy()
    await act(async () => {
      first.gateway.record = { ...first.gateway.record, isKept: false }
      await first.viewModel.learning.load()
    })
    expect(page.getByText(/You keep no history/)).toBeTruthy()
    expect(page.getByRole('link', { name: 'Privacy settings' }).getAttribute('href')).toBe('/user-privacy')
  })

  it('is loaded when its tab is chosen, and says what failed', async () => {
    const { gateway, user } = await open({
      isMember: true,
      prepare: (memory) => (memory.failing = { learning: failureOf('unreachable') }),
    })
    expect(gateway.calls).not.toContain('learning')
    await user.click(page.getByRole('tab', { name: 'My learning' }))
    expect(within(page.getByRole('alert')).getByText(/couldn’t be loaded/)).toBeTruthy()
  })
})
