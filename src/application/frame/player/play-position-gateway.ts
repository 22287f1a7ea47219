import type { KindWith } from '../../../domain/frame/content/content-kinds'
import type { PlayPosition } from '../../../domain/frame/player/play-position'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** The kinds of content whose playback position the account stores. */
export type PositionedKind = KindWith<'play'>

/** The member's playback positions, stored in the account for all devices; the last write wins. */
export interface PlayPositionGateway {
  read(kind: PositionedKind, id: string): Promise<Outcome<PlayPosition | null>>
  save(kind: PositionedKind, id: string, position: PlayPosition): Promise<Outcome<unknown>>
}
export const PlayPositionGateway = port<PlayPositionGateway>('PlayPositionGateway')
