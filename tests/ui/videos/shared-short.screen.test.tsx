// @vitest-environment jsdom
import { act, screen as page } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { screen } from '../../../src/ui/videos/shared-short.screen'
import { CookieJar } from '../../../src/application/shared/cookies'
import { shortNamed, shortsHost } from './shorts-host'

afterEach(() => vi.unstubAllGlobals())

async function opened({ from, found = true }: { readonly from?: string; readonly found?: boolean } = {}) {
  const host = shortsHost()
  if (from !== undefined) host.container.get(CookieJar).write('from_user_id', from, 1)
  host.videos.found = found ? shortNamed('s1') : null
  host.videos.sharer = from === undefined ? null : { nickname: 'Lan', avatar: null }
  const shown = await host.open(screen, '/share/s1', { id: 's1' })
  await act(async () => void (await new Promise((resolve) => setImmediate(resolve))))
  return { ...host, ...shown }
}

describe('a shared short', () => {
  it('plays, says who shared it, and leads on to the others', async () => {
    const { outputs, videos } = await opened({ from: 'u1' })
    expect(outputs[0]!.calls).toContain('load /v1.m3u8 at 0 and play')
    expect(videos.calls).toContain('shared by u1')
    expect(page.getByText('Lan shared this with you')).toBeDefined()
    expect(page.getByRole('link', { name: 'Watch more shorts' }).getAttribute('href')).toBe('/play/s1')
  })

  it('names nobody when the link names nobody', async () => {
    await opened()
    expect(page.getByRole('heading', { level: 1, name: 'Short s1' })).toBeDefined()
    expect(page.queryByText(/shared this/)).toBeNull()
  })

  it('says that it could not be loaded', async () => {
    await opened({ found: false })
    expect(page.getByText('The shorts could not be loaded')).toBeDefined()
  })
})
