// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { ProjectListScreen } from '../../../../src/ui/civic/projects/project-list.screen'
import { ProjectListViewModel } from '../../../../src/ui/civic/projects/project-list.view-model'
import { ProjectScreen } from '../../../../src/ui/civic/projects/project.screen'
import { ProjectViewModel } from '../../../../src/ui/civic/projects/project.view-model'
import { at, newBrowser, openTab, renderWith, type Tab } from '../../../support/member-host'
import { openLive, restoreLive } from '../../../support/live-screen'
import { MemoryProjects } from './memory-projects'

let tab: Tab
let projects: MemoryProjects
const user = userEvent.setup()

beforeEach(() => {
  tab = openTab(newBrowser())
  projects = new MemoryProjects().bindTo(tab.container)
})

describe('the projects of volunteers', () => {
  it('S149: stand with what they came to, by state and kind, and the choice stands in the address', async () => {
    const viewModel = tab.container.get(ProjectListViewModel)
    await openLive(viewModel, at('/project-list'))
    renderWith(tab, <ProjectListScreen viewModel={viewModel} />)
    expect(screen.getByRole('link', { name: 'Project 1' }).getAttribute('href')).toBe('/project-detail-list?id=1')
    expect(screen.getAllByText('1 activity')).toHaveLength(2)
    expect(screen.getByText('2 volunteers')).toBeTruthy()
    expect(screen.getByText('1.5 h')).toBeTruthy()
    expect(screen.getByText('from 1 Mar 2025')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Over' }))
    await user.selectOptions(screen.getByRole('combobox'), 'Health')
    expect(projects.calls).toEqual(['list /', 'list ended/', 'list ended/health'])
    expect(tab.navigator.went.at(-1)).toBe('replace /project-list?state=ended&kind=health')
  })

  it('S149: are the same again after a reload, without another request', async () => {
    const first = tab.container.get(ProjectListViewModel)
    const place = { ...at('/project-list'), query: { state: 'coming' } }
    const live = await openLive(first, place)
    const again = openTab(newBrowser())
    const other = new MemoryProjects().bindTo(again.container)
    const second = again.container.get(ProjectListViewModel)
    await restoreLive(second, live.snapshot(), place)
    expect(second.projects.list.items.map(({ id }) => id)).toEqual(['2'])
    expect(other.calls).toEqual([])
  })
})

describe('one project', () => {
  const place = (query: Record<string, string>) => ({ ...at('/project-detail-list'), query })
  async function draw(query: Record<string, string> = { id: '1' }) {
    const viewModel = tab.container.get(ProjectViewModel)
    const live = await openLive(viewModel, place(query))
    renderWith(tab, <ProjectScreen viewModel={viewModel} />)
    return { viewModel, live }
  }

  it('S150: has its aim, sums, term, who runs it and its activities', async () => {
    const { viewModel } = await draw()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Project 1')
    expect(screen.getByText('Health')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Herons' }).getAttribute('href')).toBe('/team-detail?id=t1')
    expect(screen.getByRole('link', { name: 'Activity a1' }).getAttribute('href')).toBe('/activities-details/a1')
    expect(viewModel.head).toMatchObject({ title: 'Project 1', description: 'A hot meal a day.' })
    expect([...projects.calls].sort()).toEqual(['activities 1', 'project 1'])
  })

  it('S150: lists who served by the names that everybody knows; the tab stands in the address', async () => {
    await draw()
    await user.click(screen.getByRole('tab', { name: 'Records' }))
    expect((await screen.findByRole('link', { name: 'Anna' })).getAttribute('href')).toBe('/user-details/anna')
    expect(screen.getByText('Lunch')).toBeTruthy()
    expect(screen.getByText('Volunteer service')).toBeTruthy()
    expect(tab.navigator.went).toEqual(['replace /project-detail-list?id=1&tab=records'])
  })

  it('S150: opens with its records when the address says so, and says that there are none', async () => {
    projects.kept = []
    await draw({ id: '2', tab: 'records' })
    expect(screen.getByText('No records yet')).toBeTruthy()
    expect(projects.calls).not.toContain('activities 2')
  })

  it('S150: says what failed, with a way to try again', async () => {
    projects.failing = { project: failureOf('unreachable') }
    await draw()
    expect(screen.getByRole('alert').textContent).toContain('This project couldn’t be loaded')
    projects.failing = {}
    await user.click(screen.getByRole('button', { name: /Try again/ }))
    expect(await screen.findByRole('heading', { name: 'Project 1' })).toBeTruthy()
  })

  it('S150: keeps its tab and rows over a reload', async () => {
    const { live } = await draw({ id: '1', tab: 'records' })
    const again = openTab(newBrowser())
    const other = new MemoryProjects().bindTo(again.container)
    const second = again.container.get(ProjectViewModel)
    await restoreLive(second, live.snapshot(), place({ id: '1', tab: 'records' }))
    expect(second.project.value?.name).toBe('Project 1')
    expect(second.entries.list.items).toHaveLength(2)
    expect(other.calls).toEqual([])
  })
})
