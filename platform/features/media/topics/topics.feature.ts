import { errorCodes } from '../../../../contract/envelope'
import { getTopic } from '../../../../contract/topics'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { publishableTopics } from './publish-topics'
import { contentHeadOf, selectContentHead } from '../../../kernel/contents/content-head'

export const topicsFeature: PlatformFeature = {
  name: 'topics',
  publishes: [publishableTopics],
  routes: (app) => {
    serve(app, getTopic, async ({ path, caller: { language }, database, reply }) => {
      const row = await selectContentHead(queriesOf(database), contentKinds.topic.code, path.id, language)
      if (row === null) throw new Refusal(errorCodes.gone)
      reply.header('cache-control', 'public, max-age=30')
      return contentHeadOf(row, language)
    })
  },
}
