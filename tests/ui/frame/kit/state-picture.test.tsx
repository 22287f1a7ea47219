// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stateDrawings } from '../../../../src/ui/frame/kit/states/state-drawings'
import {
  provideStateDrawings,
  StatePicture,
  type StateSubject,
} from '../../../../src/ui/frame/kit/states/state-picture'

const subjects = Object.keys(stateDrawings) as StateSubject[]
const pathsIn = (element: Element) => [...element.querySelectorAll('path')].map((path) => path.getAttribute('d'))

beforeEach(() => provideStateDrawings(null))
afterEach(cleanup)

describe('the picture of a state', () => {
  it('is its own for each state, and no heavier than a kilobyte', () => {
    expect(new Set(subjects.map((subject) => stateDrawings[subject].join())).size).toBe(subjects.length)
    for (const subject of subjects) expect(stateDrawings[subject].join().length).toBeLessThan(1024)
  })

  it('has its drawing as soon as that is loaded, and another one for another state', async () => {
    const { container, rerender } = render(<StatePicture subject="offline" />)
    await waitFor(() => expect(pathsIn(container)).toEqual(stateDrawings.offline))
    rerender(<StatePicture subject="busy" />)
    expect(pathsIn(container)).toEqual(stateDrawings.busy)
  })

  it('stays as the platform drew it while the page is hydrated', async () => {
    const problems = vi.spyOn(console, 'error')
    provideStateDrawings(stateDrawings)
    const page = document.createElement('div')
    document.body.append(page)
    page.innerHTML = renderToString(<StatePicture subject="done" />)
    provideStateDrawings(null)
    const root = await act(async () => hydrateRoot(page, <StatePicture subject="done" />))
    expect(pathsIn(page)).toEqual(stateDrawings.done)
    await waitFor(() => expect(pathsIn(page)).toEqual(stateDrawings.done))
    await act(async () => root.render(<StatePicture subject="done" />))
    expect(pathsIn(page)).toEqual(stateDrawings.done)
    expect(problems).not.toHaveBeenCalled()
    await act(async () => root.unmount())
    page.remove()
    problems.mockRestore()
  })
})
