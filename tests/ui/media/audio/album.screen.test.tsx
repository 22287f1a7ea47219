// @vitest-environment jsdom
import { restoreLive } from '../../../support/live-screen'
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PlayerStore } from '../../../../src/application/frame/player/player.store'
import type { Album, Track } from '../../../../src/domain/media/audio/audio'
import { success } from '../../../../src/domain/frame/shared/result'
import { screen } from '../../../../src/ui/media/audio/album/album.screen'
import { AlbumViewModel } from '../../../../src/ui/media/audio/album/album.view-model'
import { soundHost } from '../../frame/player/sound-host'

const album: Album = {
  id: 'tea',
  title: 'Four Seasons of Tea',
  cover: null,
  description: 'A year with tea farmers.',
  source: { id: 'o', name: 'Riverbend Tea', logo: null },
  tracks: 3,
  plays: 10,
  subscribers: 9,
  subscribed: false,
  finished: false,
  share: { title: '', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' },
}
const track = (number: number): Track => ({
  id: `t${number}`,
  title: `Track ${number}`,
  cover: null,
  url: `/media/${number}.m4a`,
  duration: 600,
  publishedAt: 0,
  number,
  plays: 5,
})
const audios = {
  album: () => Promise.resolve(success(album)),
  tracks: (_id: string, order: 'up' | 'down') =>
    Promise.resolve(
      success({
        items: order === 'up' ? [track(1), track(2), track(3)] : [track(3), track(2), track(1)],
        nextCursor: null,
      }),
    ),
}

async function opened(member = false) {
  const host = soundHost({ audios, member })
  const opened = await host.open(screen, '/albums/tea', { id: 'tea' })
  return {
    ...host,
    ...opened,
    album: opened.viewModel as AlbumViewModel,
    player: host.container.get(PlayerStore),
    user: userEvent.setup(),
  }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('the screen of an album', () => {
  it('leads to who publishes it', async () => {
    await opened()
    expect(page.getByRole('link', { name: 'Riverbend Tea' }).getAttribute('href')).toBe('/orgs/o')
  })

  it('plays all from the first track, and shows which one plays', async () => {
    const { output, user, player } = await opened()
    await user.click(button('Play all'))
    act(() => output.sound(600))
    expect([player.item?.id, player.state.playlist.length]).toEqual(['t1', 3])
    expect(page.getByRole('img', { name: 'Playing' })).toBeDefined()
    expect(page.getByRole('link', { name: 'Track 1' }).getAttribute('aria-current')).toBe('page')
    await user.click(button('Pause'))
    expect(button('Resume')).toBeDefined()
  })

  it('plays one track, with those after it behind', async () => {
    const { user, player } = await opened()
    await user.click(button('Play Track 2'))
    expect([player.item?.id, player.state.index]).toEqual(['t2', 1])
    expect(button('Pause Track 2')).toBeDefined()
  })

  it('turns its order round, and plays in it', async () => {
    const { user, player } = await opened()
    await user.click(page.getByRole('radio', { name: 'Last to first' }))
    expect((await page.findAllByRole('link', { name: /^Track/ })).map((link) => link.textContent)).toEqual([
      'Track 3',
      'Track 2',
      'Track 1',
    ])
    await user.click(button('Play all'))
    expect(player.item?.id).toBe('t3')
  })

  it('is subscribed by a member', async () => {
    const { user, acts } = await opened(true)
    await user.click(button('Subscribe'))
    expect(acts).toContain('follow album tea true')
    expect(button('Subscribed').getAttribute('aria-pressed')).toBe('true')
    expect(page.getByText('10 subscribers')).toBeDefined()
  })

  it('is kept as a favourite, and stands in the history of a member', async () => {
    const { user, acts } = await opened(true)
    await user.click(button('Favourite'))
    expect(acts).toEqual(['visit album tea', 'favourite album tea true'])
    expect(button('Favourite').getAttribute('aria-pressed')).toBe('true')
  })

  it('leads a guest who subscribes to the login', async () => {
    const { user, visits, acts } = await opened()
    await user.click(button('Subscribe'))
    expect([visits, acts]).toEqual([['login /albums/tea'], []])
  })

  it('draws at first what the platform drew, though one of its tracks waits in the player', async () => {
    const { user, album } = await opened()
    await user.click(button('Play Track 2'))
    const end = album.show()
    expect([album.isCurrent, album.isTrackCurrent(track(2))]).toEqual([true, true])
    end()
    expect([album.isCurrent, album.isTrackCurrent(track(2)), album.playedShare(track(2))]).toEqual([false, false, 0])
  })

  it('comes back as it was after a refresh', async () => {
    const { live, drawn } = await opened()
    const saved = live.snapshot()
    drawn.unmount()
    const host = soundHost({ audios: {} })
    const after = host.container.get(AlbumViewModel)
    await restoreLive(after, saved, { path: '/albums/tea', params: { id: 'tea' }, query: {} })
    expect([after.album.value?.title, after.tracks.items.length, after.album.state]).toEqual([
      'Four Seasons of Tea',
      3,
      'ready',
    ])
  })
})
