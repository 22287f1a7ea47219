import { inject } from 'inversify'
import { itemOfProgramme } from '../../../domain/media/channels/channel'
import type { ProgrammeDetail } from '../../../domain/media/channels/programme-detail'
import type { Programme } from '../../../domain/media/channels/schedule'
import { PlayerStore } from '../../frame/player/player.store'
import { ReactionsGateway } from '../../participation/reactions/reactions-gateway'

interface PlayedProgramme extends Pick<ProgrammeDetail, 'id' | 'followed'> {
  readonly channel: Pick<ProgrammeDetail['channel'], 'id' | 'name' | 'cover'>
}

/** Plays past broadcasts of a programme. What a subscriber played is no longer new to them. */
export class PlayBroadcasts {
  constructor(
    @inject(PlayerStore) private readonly player: PlayerStore,
    @inject(ReactionsGateway) private readonly reactions: ReactionsGateway,
  ) {}

  isPlaying(id: string): boolean {
    return this.player.isCurrent('programme', id) && this.player.state.wanted
  }

  /** Plays one of these broadcasts, followed by those after it; pauses or resumes the current one. */
  execute({ id: programmeId, followed, channel }: PlayedProgramme, broadcasts: readonly Programme[], id: string): void {
    if (this.player.isCurrent('programme', id)) return this.player.toggle()
    const items = broadcasts.flatMap((broadcast) => itemOfProgramme(broadcast, channel) ?? [])
    const index = items.findIndex((item) => item.id === id)
    const played = broadcasts.find((broadcast) => broadcast.id === id)
    if (index === -1 || played === undefined) return
    this.player.play(items, index)
    if (followed) void this.reactions.noteHeard(programmeId, played.startsAt)
  }
}
