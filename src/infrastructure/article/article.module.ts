import { ContainerModule } from 'inversify'
import { ArticleGateway } from '../../application/article/article-gateway'
import { SpeechReader } from '../../application/article/speech-reader'
import { HttpArticleGateway } from './http-article-gateway'
import { WebSpeechReader } from './web-speech-reader'

export const articleModule = new ContainerModule(({ bind }) => {
  bind(ArticleGateway).to(HttpArticleGateway).inSingletonScope()
  bind(SpeechReader).to(WebSpeechReader).inSingletonScope()
})
