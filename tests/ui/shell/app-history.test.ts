// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { AppHistory, type StoppedMove } from '../../../src/ui/shell/app-history'

let keys = 0
const open = () => new AppHistory(window, () => `key-${++keys}`)
const path = (history: AppHistory) => history.view.location.pathname + history.view.location.search

describe('the history of a visit', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/index')
  })

  it('starts where the page was opened', () => {
    const history = open()
    expect(path(history)).toBe('/index')
    expect(history.view.action).toBe('POP')
    expect(history.index).toBe(0)
  })

  it('moves, and tells who listens', () => {
    const history = open()
    const seen: string[] = []
    history.subscribe(() => seen.push(`${history.view.action} ${path(history)}`))
    history.push('/posts/1?a=1')
    history.replace({ pathname: '/posts/2', search: '', hash: '' })
    expect(seen).toEqual(['PUSH /posts/1?a=1', 'REPLACE /posts/2'])
    expect(history.index).toBe(1)
  })

  it('steps back to the entry that was there, under its key', async () => {
    const history = open()
    history.push('/posts/1')
    const { key } = history.view.location
    history.push('/posts/2')
    history.go(-1)
    await expect.poll(() => path(history)).toBe('/posts/1')
    expect(history.view).toMatchObject({ action: 'POP', location: { key } })
  })

  it('lets a guard stop a move until it goes on', () => {
    const history = open()
    let stopped: StoppedMove | null = null
    history.block((move) => {
      stopped = move
      return true
    })
    history.push('/mine')
    expect(path(history)).toBe('/index')
    expect(stopped).toMatchObject({ to: { pathname: '/mine' } })
    ;(stopped as StoppedMove | null)?.proceed()
    expect(path(history)).toBe('/mine')
  })

  it('lets a guard stop a step back too: the address stays with the screen', async () => {
    const history = open()
    history.push('/user')
    const stopped: StoppedMove[] = []
    history.block((move) => stopped.push(move) > 0)
    window.history.back()
    await expect.poll(() => stopped.length).toBe(1)
    await expect.poll(() => window.location.pathname).toBe('/user')
    expect(path(history)).toBe('/user')
    stopped[0]?.proceed()
    await expect.poll(() => path(history)).toBe('/index')
  })

  it('lets go of a guard that was taken away', () => {
    const history = open()
    history.block(() => true)()
    history.push('/mine')
    expect(path(history)).toBe('/mine')
  })
})
