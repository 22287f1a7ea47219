import { ContainerModule } from 'inversify'
import { ArticlesGateway } from '../../../application/media/articles/articles-gateway'
import { SpeechReader } from '../../../application/frame/player/speech-reader'
import { HttpArticlesGateway } from './http-articles-gateway'
import { WebSpeechReader } from './web-speech-reader'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ArticlesGateway).to(HttpArticlesGateway).inSingletonScope()
  bind(SpeechReader).to(WebSpeechReader).inSingletonScope()
})
