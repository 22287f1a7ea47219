import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pushNotification, type PushNotification } from '../../contract/push'
import { openPushed, showPush } from '../../src/service-worker/push'

const origin = 'https://city.example'
let shown: unknown[]
let done: string[]
let windows: object[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  shown = []
  done = []
  windows = []
  vi.stubGlobal('self', {
    location: { origin },
    navigator: { setAppBadge: async (count: number) => void done.push(`badge ${count}`) },
    registration: { showNotification: async (...given: unknown[]) => void shown.push(given) },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => done.push(`open ${url}`) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const push = (data: unknown) =>
  showPush({
    data: data === null ? null : { json: () => (typeof data === 'string' ? JSON.parse(data) : data) },
  } as never)
const payload: PushNotification = { title: 'New', text: 'Cases', path: '/message', tag: 'cases', unread: 3 }
const tap = (path: unknown) => openPushed({ notification: { data: path, close: () => done.push('close') } } as never)
type Doing = 'answers' | 'sleeps' | 'cannot be led'
/** A window of the client, alive or put to sleep, or one that the worker may not lead. */
const window = (name: string, focused: boolean, doing: Doing = 'answers', mayFocus = true) => {
  const client = {
    focused,
    focus: async () => {
      if (!mayFocus) throw new DOMException('no tap', 'InvalidAccessError')
      done.push(`focus ${name}`)
      return client
    },
    navigate: async (url: string) => {
      if (doing === 'cannot be led') throw new TypeError('not controlled')
      done.push(`${name} to ${url}`)
    },
    postMessage: ({ type, path }: { readonly type: string; readonly path: string }, [port]: [MessagePort]) => {
      done.push(`${name} asked to ${type} ${path}`)
      if (doing === 'answers') port.postMessage('opened')
      else vi.advanceTimersByTime(1000)
    },
  }
  return client
}

describe('a notification', () => {
  it('is shown, with the number at the icon', async () => {
    await push(payload)
    expect(shown).toEqual([['New', expect.objectContaining({ body: 'Cases', tag: 'cases', data: '/message' })]])
    expect(done).toEqual(['badge 3'])
  })

  it.each([[null], ['no json'], [{}], [{ ...payload, unread: 'x' }], [{ ...payload, title: 1 }]])(
    'that is not ours is not shown: %o',
    async (data) => {
      await push(data)
      expect(shown).toEqual([])
    },
  )

  it.each(Object.keys(pushNotification.shape))('without the %s of the contract is not shown', async (field) => {
    await push(pushNotification.parse(payload))
    await push({ ...payload, [field]: undefined })
    expect(shown).toHaveLength(1)
  })

  it('opens its subject in a new window where there is none', async () => {
    await tap('/interacts/1')
    expect(done).toEqual(['close', `open ${origin}/interacts/1`])
  })

  it('brings the window that is seen to the front, which then goes there without a reload', async () => {
    windows = [window('hidden', false), window('seen', true)]
    await tap('/interacts/1?from=push#reply')
    expect(done).toEqual(['close', 'focus seen', 'seen asked to open /interacts/1?from=push#reply'])
  })

  it('leads a window there that does not answer, once it is in front', async () => {
    windows = [window('seen', true, 'sleeps')]
    await tap('/message')
    expect(done).toEqual(['close', 'focus seen', 'seen asked to open /message', `seen to ${origin}/message`])
  })

  it('opens a new window where the one that is there cannot be led', async () => {
    windows = [window('seen', true, 'cannot be led')]
    await tap('/message')
    expect(done.at(-1)).toBe(`open ${origin}/message`)
  })

  it('opens a new window where the one that is there does not come to the front', async () => {
    windows = [window('seen', true, 'answers', false)]
    await tap('/message')
    expect(done).toEqual(['close', `open ${origin}/message`])
  })

  it('opens no other site', async () => {
    await tap('https://evil.example/x')
    await tap('//evil.example/x')
    expect(done).toEqual(['close', 'close'])
  })
})
