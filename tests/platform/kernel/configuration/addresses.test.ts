import { describe, expect, it } from 'vitest'
import { originOf, phoneOrigin } from '../../../../platform/kernel/addresses'

describe('the address of the platform', () => {
  const port = 8787
  it.each([
    ['127.0.0.1', null, 'http://127.0.0.1:8787'],
    ['::1', null, 'http://[::1]:8787'],
    ['0.0.0.0', null, 'http://localhost:8787'],
    ['192.168.1.5', null, 'http://192.168.1.5:8787'],
    ['0.0.0.0', 'https://city.example', 'https://city.example'],
  ])('listening to %s, known as %s, is %s', (host, publicOrigin, origin) => {
    expect(originOf({ host, port, publicOrigin })).toBe(origin)
  })

  it('for a phone is one that a phone reaches', () => {
    expect(phoneOrigin({ host: '127.0.0.1', port, publicOrigin: null })).toBeNull()
    expect(phoneOrigin({ host: '192.168.1.5', port, publicOrigin: null })).toBe('http://192.168.1.5:8787')
    expect(phoneOrigin({ host: '0.0.0.0', port, publicOrigin: null }) ?? 'http://10.0.0.1:8787').toMatch(
      /^http:\/\/(?!0\.|127\.)[\d.]+:8787$/,
    )
    expect(phoneOrigin({ host: '127.0.0.1', port, publicOrigin: 'https://city.example' })).toBe('https://city.example')
  })
})
