import { describe, expect, it } from 'vitest'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { Loadable } from '../../../../src/application/frame/shared/loadable'
import { failure, success } from '../../../../src/domain/frame/shared/result'

function kit() {
  const answers: ((outcome: Outcome<string>) => void)[] = []
  const loadable = new Loadable<string>(() => new Promise((resolve) => answers.push(resolve)))
  return { loadable, answer: (index: number, outcome: Outcome<string>) => answers[index]?.(outcome) }
}

const offline = failure(failureOf('offline'))

describe('one value that is loaded', () => {
  it('resolves to what it loaded', async () => {
    const { loadable, answer } = kit()
    expect([loadable.state, loadable.value]).toEqual(['idle', null])
    const loading = loadable.load()
    expect(loadable.state).toBe('loading')
    answer(0, success('new'))
    expect(await loading).toBe('new')
    expect([loadable.state, loadable.value]).toEqual(['ready', 'new'])
  })

  it('keeps its value during a reload, and when that fails; a retry forgets the failure', async () => {
    const { loadable, answer } = kit()
    loadable.set('old')
    const reload = loadable.load()
    expect([loadable.state, loadable.value]).toEqual(['loading', 'old'])
    answer(0, offline)
    expect(await reload).toBeNull()
    expect([loadable.state, loadable.value, loadable.failure?.code]).toEqual(['failed', 'old', 'offline'])
    const retry = loadable.load()
    answer(1, success('new'))
    await retry
    expect([loadable.state, loadable.value, loadable.failure]).toEqual(['ready', 'new', null])
  })

  it('takes the last of two loads, whichever answers first', async () => {
    const { loadable, answer } = kit()
    const first = loadable.load()
    const second = loadable.load()
    answer(1, success('second'))
    answer(0, success('first'))
    expect([await first, await second, loadable.value]).toEqual([null, 'second', 'second'])
  })

  it('is not overwritten by a load that began before its value was set', async () => {
    const { loadable, answer } = kit()
    const loading = loadable.load()
    loadable.set('restored')
    answer(0, success('loaded'))
    expect([await loading, loadable.value, loadable.state]).toEqual([null, 'restored', 'ready'])
  })

  it('is changed only when there is something to change', () => {
    const { loadable } = kit()
    loadable.change((value) => `${value}!`)
    expect(loadable.value).toBeNull()
    loadable.set('read')
    loadable.change((value) => `${value}!`)
    expect(loadable.value).toBe('read!')
  })
})
