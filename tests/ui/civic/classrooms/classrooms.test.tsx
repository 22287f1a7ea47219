// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ClassroomsGateway } from '../../../../src/application/civic/classrooms/classrooms-gateway'
import type { Course } from '../../../../src/domain/civic/classrooms/course'
import { success } from '../../../../src/domain/frame/shared/result'
import { ClassroomsScreen } from '../../../../src/ui/civic/classrooms/classrooms.screen'
import { ClassroomsViewModel } from '../../../../src/ui/civic/classrooms/classrooms.view-model'
import { openLive } from '../../../support/live-screen'
import { at, newBrowser, openTab, renderWith } from '../../../support/member-host'
import { feedItem } from '../../media/feed/feed-host'

async function open(courses: readonly Course[], query: Readonly<Record<string, string>> = {}) {
  const tab = openTab(newBrowser())
  const asked: string[] = []
  tab.container.bind(ClassroomsGateway).toConstantValue({
    courses: async (kind) => {
      asked.push(kind)
      return success({ items: courses.filter((course) => kind === '' || course.kind === kind), nextCursor: null })
    },
  })
  const viewModel = tab.container.get(ClassroomsViewModel)
  renderWith(tab, <ClassroomsScreen viewModel={viewModel} />)
  await act(() => openLive(viewModel, at('/classrooms', query)))
  return { asked, tab }
}

const tea: Course = { kind: 'culture', item: feedItem('1') }
const knots: Course = { kind: 'safety', item: feedItem('2') }

it('S147: courses are shown by kind, which stands in the address', async () => {
  const { asked, tab } = await open([tea, knots])
  expect(screen.getAllByRole('link', { name: /Story/ })).toHaveLength(2)
  await userEvent.click(screen.getByRole('tab', { name: 'Safety' }))
  expect(screen.getAllByRole('link', { name: /Story/ })).toHaveLength(1)
  expect(asked).toEqual(['', 'safety'])
  expect(tab.navigator.went.at(-1)).toContain('/classrooms?kind=safety')
})

it('S147: a kind without courses says so, also from a link', async () => {
  await open([tea], { kind: 'health' })
  expect(screen.getByText('No courses yet')).toBeTruthy()
})
