// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { StrictMode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import { LeaveGuard } from '../../../../src/ui/frame/forms/leave-guard.part'
import { AppContextProvider } from '../../../../src/ui/frame/shell/app-context'
import { ScreenMemory } from '../../../../src/ui/frame/shell/screens/screen-memory'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'
import { openVisit, WithVisit } from '../../../support/with-visit'

beforeEach(() => window.history.pushState(null, '', '/mine'))

function edit() {
  const visit = openVisit()
  visit.push('/user')
  const app = {
    container: new Container(),
    memory: new ScreenMemory(new MemoryStorage(), () => ''),
    loadFeature: async () => undefined,
    routeOf: () => null,
    history: visit,
  }
  const form = { isChanged: true, isDraftRefused: false }
  const isChanged = () => form.isChanged
  const isDraftRefused = () => form.isDraftRefused
  render(
    <StrictMode>
      <AppContextProvider value={app}>
        <LanguageProvider value="en">
          <WithVisit visit={visit}>
            <LeaveGuard isChanged={isChanged} isDraftRefused={isDraftRefused} />
          </WithVisit>
        </LanguageProvider>
      </AppContextProvider>
    </StrictMode>,
  )
  return { visit, form }
}

const asked = () => screen.findByRole('alertdialog', {}, { timeout: 5000 })
const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const button = (name: string) => screen.getByRole('button', { name })
const shown = () => window.location.pathname

it('asks before going back, stays on demand, and asks again', async () => {
  const { visit } = edit()
  for (let times = 0; times < 2; times += 1) {
    act(() => window.history.back())
    await asked()
    await waitFor(() => expect(shown()).toBe('/user'))
    act(() => button('Keep editing').click())
    await answered()
    expect(visit.view.location.pathname).toBe('/user')
  }
})

it('leaves once confirmed, in one step', async () => {
  const { visit } = edit()
  act(() => window.history.back())
  await asked()
  act(() => button('Leave').click())
  await waitFor(() => expect([shown(), visit.index, visit.view.action]).toEqual(['/mine', 0, 'POP']))
})

it('goes on to where a link led', async () => {
  const { visit } = edit()
  act(() => visit.push('/setting'))
  await asked()
  expect(shown()).toBe('/user')
  act(() => button('Leave').click())
  await waitFor(() => expect(shown()).toBe('/setting'))
  expect(visit.index).toBe(2)
})

it('takes back for an answer: stay', async () => {
  edit()
  act(() => window.history.back())
  await asked()
  await waitFor(() => expect((window.history.state as { overlays: unknown[] }).overlays).toHaveLength(1))
  act(() => window.history.back())
  await answered()
  expect(shown()).toBe('/user')
})

it('says that a draft is kept, and does not where the device refused it', async () => {
  const { visit, form } = edit()
  for (const [isDraftRefused, text] of [
    [false, 'kept as a draft'],
    [true, 'keeps no drafts here'],
  ] as const) {
    form.isDraftRefused = isDraftRefused
    act(() => visit.push('/setting'))
    expect((await asked()).textContent).toContain(text)
    act(() => button('Keep editing').click())
    await answered()
  }
})

it('lets go what has nothing to lose', async () => {
  const { form } = edit()
  form.isChanged = false
  act(() => window.history.back())
  await waitFor(() => expect(shown()).toBe('/mine'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
