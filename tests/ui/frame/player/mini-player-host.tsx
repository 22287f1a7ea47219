import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlayerStore } from '../../../../src/application/frame/player/player.store'
import { MiniPlayer } from '../../../../src/ui/frame/player/mini-player'
import { items } from '../../../domain/frame/player/player-fixtures'
import { soundHost } from './sound-host'

/** The mini player over a screen, playing the first of three items. */
export function playing(at = '/index') {
  const host = soundHost()
  host.moveTo(at)
  const player = host.container.get(PlayerStore)
  player.play(items(3))
  host.output.sound()
  host.draw(<MiniPlayer />)
  return { ...host, player, user: userEvent.setup() }
}

export const folded = (name = 'Item 0') =>
  page.queryByRole('button', { name: `Show the player: ${name}`, hidden: true })
export const group = () => page.queryByRole('region', { name: 'Mini player', hidden: true })
export const button = (name: string) => page.getByRole('button', { name, hidden: true })
