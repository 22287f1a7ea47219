import type { KindWith } from '../../domain/content/content-kinds'
import type { PlayPosition } from '../../domain/player/play-position'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** What is played is remembered by the account. */
export type PositionedKind = KindWith<'play'>

/** Where a member stopped, kept by the account over all devices; the newest wins there. */
export interface PlayPositionGateway {
  read(kind: PositionedKind, id: string): Promise<Outcome<PlayPosition | null>>
  save(kind: PositionedKind, id: string, position: PlayPosition): Promise<Outcome<unknown>>
}
export const PlayPositionGateway = port<PlayPositionGateway>('PlayPositionGateway')
