import { ContainerModule } from 'inversify'
import { AudioGateway } from '../../../application/media/audio/audio-gateway'
import { HttpAudioGateway } from './http-audio-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(AudioGateway).to(HttpAudioGateway).inSingletonScope()
})
