import { SpeechReader } from '../../application/frame/player/speech-reader'
import { ArticlesGateway } from '../../application/media/articles/articles-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { htmlFeature } from './html.feature'
import { participationFeature } from './participation.feature'

const load = lazyCode('article', () => import('../../ui/media/articles/article.screen'))

export const articlesFeature = declareFeature('articles', {
  routes: [
    { path: '/posts/:aid', chrome: 'player', load },
    // S045: one comment with its replies, over the same article.
    { path: '/posts/:aid/comment/:id', chrome: 'player', load },
  ],
  adapters: [
    lazyBinding('article', ArticlesGateway, () => import('../../infrastructure/media/articles/http-articles-gateway')),
    lazyBinding('article', SpeechReader, () => import('../../infrastructure/media/articles/web-speech-reader')),
  ],
  needs: [htmlFeature, participationFeature],
  parts: ['read-aloud'],
  everyday: true,
})
