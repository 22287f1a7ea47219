import { describe, expect, it } from 'vitest'
import { oneOf, resetResource, savedValue } from '../../../../src/application/frame/shared/resource'

const place = { path: '/wallet', params: {}, query: {} }

describe('a resource that is never saved', () => {
  it('is otherwise the same: opened, shown, moved and loaded again', () => {
    const calls: string[] = []
    const end = () => calls.push('end')
    const { signal } = new AbortController()
    const resource = resetResource({
      open: (location, given) => {
        calls.push(`open ${location.path} ${String(given === signal)}`)
        return 'opened'
      },
      show: (location) => {
        calls.push(`show ${location.path}`)
        return end
      },
      onLocationChange: ({ path }) => calls.push(`move ${path}`),
      reload: () => calls.push('reload'),
      retryFailed: () => calls.push('retry'),
      snapshot: () => 'saved',
      restore: () => true,
    })
    expect(resource.open?.(place, signal)).toBe('opened')
    expect(resource.show?.(place)).toBe(end)
    resource.onLocationChange?.(place)
    resource.reload?.()
    resource.retryFailed?.()
    expect(calls).toEqual(['open /wallet true', 'show /wallet', 'move /wallet', 'reload', 'retry'])
    expect([resource.snapshot, resource.restore]).toEqual([undefined, undefined])
  })

  it('has the acts of its own alone', () => {
    const resource = resetResource({})
    expect([
      resource.open?.(place),
      resource.show?.(place),
      resource.onLocationChange?.(place),
      resource.reload?.(),
    ]).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('a choice that is saved', () => {
  const made = () => {
    const chosen = { tab: 'new' }
    const resource = savedValue({
      read: () => chosen.tab,
      parse: oneOf(['new', 'hot']),
      write: (tab) => void (chosen.tab = tab),
    })
    return { chosen, resource }
  }

  it('comes back', () => {
    const { chosen, resource } = made()
    expect(resource.snapshot?.()).toBe('new')
    expect([resource.restore?.('hot', place), chosen.tab]).toEqual([true, 'hot'])
  })

  it.each(['old', null, 3, ['hot']])('stays as it is when %j was saved', (saved) => {
    const { chosen, resource } = made()
    expect([resource.restore?.(saved, place), chosen.tab]).toEqual([false, 'new'])
  })
})
