import { inject } from 'inversify'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import { ChannelRelations } from './channel-relations.view-model'

/** Dependencies besides the sound of a channel. */
export class RadioSurroundings {
  constructor(
    @inject(ChannelRelations) readonly relations: ChannelRelations,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {}
}
