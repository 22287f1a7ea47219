// @vitest-environment jsdom
import { act, fireEvent, screen as page } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { screen } from '../../../../src/ui/media/videos/shared-short/shared-short.screen'
import { NativeBridge, noBridge } from '../../../../src/application/frame/hosts/native-bridge'
import { Navigator } from '../../../../src/application/frame/navigation/navigator'
import { SiteOrigin } from '../../../../src/application/frame/navigation/site-origin'
import { Messenger } from '../../../../src/application/frame/hosts/messenger'
import { VisitWindow } from '../../../../src/application/frame/navigation/find-pc-site'
import { noDeepLinks } from '../../../../src/domain/frame/hosts/deep-link'
import { settingsWith } from '../../../support/site-settings'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { CookieJar } from '../../../../src/application/frame/shared/cookies'
import { shortNamed, shortsHost } from './shorts-host'
import { flush } from '../../../support/flush'

afterEach(() => vi.unstubAllGlobals())

interface Options {
  readonly from?: string
  readonly found?: boolean
  readonly link?: string
  readonly opening?: string[]
}

async function opened({ from, found = true, link = '', opening = [] }: Options = {}) {
  const host = shortsHost()
  host.container.bind(NativeBridge).toConstantValue(noBridge)
  host.container.bind(SiteOrigin).toConstantValue('https://city.example')
  host.container.bind(Messenger).toConstantValue({ isPresent: false })
  host.container
    .bind(VisitWindow)
    .toConstantValue({ isDesktop: false, inFrame: false, isInForeignFrame: false, system: 'ios' })
  host.container.get(SiteStore).setSettings(settingsWith({ deepLinks: { ...noDeepLinks, link } }))
  Object.assign(host.container.get(Navigator), { openExternal: (url: string) => opening.push(url) })
  if (from !== undefined) host.container.get(CookieJar).write('from_user_id', from, 1)
  host.videos.found = found ? shortNamed('s1') : null
  host.videos.sharer = from === undefined ? null : { nickname: 'Lan', avatar: null }
  const shown = await host.open(screen, '/share/s1', { id: 's1' })
  await act(flush)
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

  it('offers the app where there is one, and opens the short there', async () => {
    const opening: string[] = []
    const link = 'https://app.example/open?path='
    const host = await opened({ link, opening })
    fireEvent.click(page.getByRole('button', { name: 'Open in the app' }))
    expect(opening).toEqual(['https://app.example/open?path=%2Fplay%2Fs1'])
    host.drawn.unmount()
    await opened()
    expect(page.queryByRole('button', { name: 'Open in the app' })).toBeNull()
  })

  it('suggests the app no more once the visitor has refused it', async () => {
    await opened({ link: 'https://app.example/open?path=' })
    fireEvent.click(page.getByRole('button', { name: 'Not now' }))
    expect(page.queryByRole('button', { name: 'Open in the app' })).toBeNull()
  })

  it('says that it could not be loaded', async () => {
    await opened({ found: false })
    expect(page.getByText('The shorts couldn’t be loaded')).toBeDefined()
  })
})
