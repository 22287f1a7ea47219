import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPushed, showPush } from '../../src/service-worker/push'

const origin = 'https://city.example'
let shown: unknown[]
let done: string[]
let windows: object[]

beforeEach(() => {
  shown = []
  done = []
  windows = []
  vi.stubGlobal('self', {
    location: { origin },
    navigator: { setAppBadge: async (count: number) => void done.push(`badge ${count}`) },
    registration: { showNotification: async (...given: unknown[]) => void shown.push(given) },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void done.push(`open ${url}`) },
  })
})
afterEach(() => vi.unstubAllGlobals())

const push = (data: unknown) =>
  showPush({
    data: data === null ? null : { json: () => (typeof data === 'string' ? JSON.parse(data) : data) },
  } as never)
const payload = { title: 'New', text: 'Cases', path: '/message', tag: 'cases', unread: 3 }
const tap = (path: unknown) => openPushed({ notification: { data: path, close: () => done.push('close') } } as never)
const window = (name: string, focused: boolean) => ({
  focused,
  navigate: async (url: string) => {
    done.push(`${name} to ${url}`)
    return { focus: async () => void done.push(`focus ${name}`) }
  },
})

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

  it('opens its subject in the window that is seen, else in a new one', async () => {
    await tap('/interacts/1')
    expect(done).toEqual(['close', `open ${origin}/interacts/1`])
    done.length = 0
    windows = [window('hidden', false), window('seen', true)]
    await tap('/interacts/1')
    expect(done).toEqual(['close', `seen to ${origin}/interacts/1`, 'focus seen'])
  })

  it('opens a new window where the one that is there cannot be led', async () => {
    windows = [{ focused: true, navigate: async () => Promise.reject(new TypeError('not controlled')) }]
    await tap('/message')
    expect(done).toEqual(['close', `open ${origin}/message`])
  })

  it('opens no other site', async () => {
    await tap('https://evil.example/x')
    await tap('//evil.example/x')
    expect(done).toEqual(['close', 'close'])
  })
})
