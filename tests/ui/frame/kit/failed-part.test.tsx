// @vitest-environment jsdom
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { failureOf, type Failure, type FailureCode } from '../../../../src/application/frame/shared/failure'
import { FailedPart, type FailedPartProps } from '../../../../src/ui/frame/kit/states/failed-part'
import { ScreenResources } from '../../../../src/ui/frame/kit/states/screen-resources'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'

function show(failure: Failure | null, language: Language = 'en', fallbackLink?: FailedPartProps['fallbackLink']) {
  const onRetry = vi.fn()
  render(
    <LanguageProvider value={language}>
      <MemoryRouter>
        <FailedPart title="The list" failure={failure} onRetry={onRetry} fallbackLink={fallbackLink} />
      </MemoryRouter>
    </LanguageProvider>,
  )
  return { onRetry, text: screen.getByRole('alert').textContent ?? '' }
}
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const causes: readonly (readonly [FailureCode, RegExp, RegExp])[] = [
  ['offline', /You’re offline/, /没有网络连接/],
  ['unreachable', /Can’t reach/, /连接不上服务器/],
  ['timeout', /too long to respond/, /响应太慢/],
  ['unavailable', /server is busy/, /服务器正忙/],
  ['bad-gateway', /server is busy/, /服务器正忙/],
  ['server-error', /went wrong on the server/, /服务器出错/],
  ['too-many', /Too many attempts/, /过于频繁/],
  ['forbidden', /permission/, /权限/],
  ['not-yours', /permission/, /权限/],
  ['gone', /no longer exists/, /不存在/],
  ['not-found', /no longer exists/, /不存在/],
  ['malformed', /unreadable response/, /无法识别/],
  ['session-expired', /login has expired/, /登录状态已过期/],
]

describe('A part that did not come', () => {
  it('asks for all that failed on its screen at one press, itself first', async () => {
    const asked: string[] = []
    render(
      <LanguageProvider value="en">
        <ScreenResources value={{ other: { retryFailed: () => asked.push('the rest') }, whole: {} }}>
          <FailedPart title="The list" failure={failureOf('unavailable')} onRetry={() => asked.push('the list')} />
        </ScreenResources>
      </LanguageProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(asked).toEqual(['the list', 'the rest'])
  })

  it.each(causes)('names its true cause: %s', (code, english, chinese) => {
    expect(show(failureOf(code)).text).toMatch(english)
    cleanup()
    expect(show(failureOf(code), 'zh-CN').text).toMatch(chinese)
  })

  it.each(causes.filter(([code]) => code !== 'offline' && code !== 'unreachable'))(
    'never blames the network for another cause: %s',
    (code) => {
      expect(show(failureOf(code)).text).not.toMatch(/network|offline/i)
      cleanup()
      expect(show(failureOf(code), 'zh-CN').text).not.toMatch(/网络/)
    },
  )

  it('is not tried again when it is gone or somebody else’s: it leads to the list, or home', () => {
    for (const code of ['gone', 'not-found', 'not-yours', 'forbidden'] as const) {
      show(failureOf(code), 'en', { to: '/orders', label: 'Orders' })
      expect(screen.queryByRole('button')).toBeNull()
      expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/orders')
      cleanup()
    }
    show(failureOf('gone'))
    expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/')
  })

  it('says how long to wait where the server did, and what it said where a rule of its refused', () => {
    expect(show(failureOf('unavailable', { retryAfter: 12 })).text).toMatch(/again in 12 s/)
    cleanup()
    expect(show(failureOf('too-many', { retryAfter: 70 })).text).toMatch(/again in 2 min/)
    cleanup()
    expect(show(failureOf('state-refuses', { message: 'Closed on Sundays' })).text).toMatch(/Closed on Sundays/)
  })

  it('is asked for again by its button', async () => {
    const { onRetry } = show(failureOf('timeout'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('says that the page is at fault when code of ours failed, and offers to load it anew', () => {
    const { text } = show(null)
    expect(text).toMatch(/Something went wrong on this page/)
    expect(text).not.toMatch(/network/)
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  })

  it('says that there is no network when code does not come for that reason', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(show(null).text).toMatch(/You’re offline/)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
