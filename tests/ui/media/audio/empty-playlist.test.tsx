// @vitest-environment jsdom
import { screen as page } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AlbumQueue } from '../../../../src/application/media/audio/album-queue'
import { PlayerStore } from '../../../../src/application/frame/player/player.store'
import { PlayerSheets } from '../../../../src/ui/media/audio/audio/player-sheets'
import { MiniPlayer } from '../../../../src/ui/frame/player/mini-player'
import { MiniPlayerViewModel } from '../../../../src/ui/frame/player/mini-player.view-model'
import { items } from '../../../domain/frame/player/player-fixtures'
import { soundHost } from '../../frame/player/sound-host'

describe('a player without a playlist', () => {
  it('leads to the radio (B31)', () => {
    const { container, draw } = soundHost()
    const player = container.get(PlayerStore)
    const drawn = draw(
      <PlayerSheets sheet="playlist" player={player} queue={container.get(AlbumQueue)} onClose={() => undefined} />,
    )
    expect(page.getByText('The playlist is empty')).toBeDefined()
    expect(page.getByRole('link', { name: 'Listen to the radio', hidden: true }).getAttribute('href')).toBe('/radios')
    expect(container.get(MiniPlayerViewModel).destination).toBe('/radios')
    drawn.unmount()
    player.play(items(1))
    expect(container.get(MiniPlayerViewModel).destination).not.toBe('/radios')
  })

  it('does not float over a screen', () => {
    const { draw } = soundHost()
    draw(<MiniPlayer />)
    expect(page.queryByRole('region', { hidden: true })).toBeNull()
  })
})
