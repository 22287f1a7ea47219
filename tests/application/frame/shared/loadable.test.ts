import { autorun } from 'mobx'
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

  it('is loaded for the location of its screen, also again, and after it was restored', async () => {
    const asked: string[] = []
    const loadable = new Loadable<string>(async (signal, { path }) => {
      asked.push(`${path} ${String(signal?.aborted)}`)
      return success('read')
    })
    const place = (path: string) => ({ path, params: {}, query: {} })
    await loadable.open(place('/posts/1'), new AbortController().signal)
    loadable.reload()
    loadable.restore({ value: 'saved' }, place('/posts/2'))
    loadable.reload()
    expect(asked).toEqual(['/posts/1 false', '/posts/1 undefined', '/posts/2 undefined'])
  })

  it('comes back from its snapshot, which there is none of without a value', async () => {
    const { loadable } = kit()
    expect(loadable.snapshot()).toBeNull()
    loadable.set('read')
    const { loadable: other, answer } = kit()
    const loading = other.load()
    answer(0, offline)
    await loading
    const place = { path: '/posts/1', params: {}, query: {} }
    expect(other.restore(JSON.parse(JSON.stringify(loadable.snapshot())), place)).toBe(true)
    expect([other.state, other.value, other.failure]).toEqual(['ready', 'read', null])
  })

  it.each([null, 'read', ['read'], {}, { value: null }])('does not take back %j', (saved) => {
    const { loadable } = kit()
    expect(loadable.restore(saved, { path: '', params: {}, query: {} })).toBe(false)
    expect([loadable.state, loadable.value]).toEqual(['idle', null])
  })

  it('is empty once it was cleared, whatever a load under way answers', async () => {
    const { loadable, answer } = kit()
    loadable.set('read')
    const loading = loadable.load()
    loadable.clear()
    answer(0, offline)
    expect([await loading, loadable.state, loadable.value, loadable.failure]).toEqual([null, 'idle', null, null])
  })

  it('shows its states as they come, to whoever looks at it', async () => {
    const { loadable, answer } = kit()
    const shown: string[] = []
    const stop = autorun(() => shown.push(loadable.state))
    const loading = loadable.load()
    answer(0, success('read'))
    await loading
    stop()
    expect(shown).toEqual(['idle', 'loading', 'ready'])
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
