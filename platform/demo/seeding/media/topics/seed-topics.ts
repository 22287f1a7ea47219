import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../../kernel/database/client'
import { sensitiveWords } from '../../../../kernel/site/site.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import { demoSensitiveWords, demoTopics, endedTopic } from '../../../content/topics'
import { picturesFor } from '../../../media'
import { sequence } from '../../../random'
import { insertAll } from '../../insert'
import { baseRow, momentOf } from '../../seed-contents'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const topicsDemo: DemoStep = { feature: 'topics', what: bilingual('话题', 'discussions'), seed: seedTopics }

/** The rank of each discussion from the newest: the one with most posts is older, because posts take time. */
const places = [2, 1, 0, 3, 4]

/** Seeds discussion topics, and the words that posts must not contain; the posts are seeded with the comments. */
export async function seedTopics(database: Database, now: Date): Promise<void> {
  await insertAll(
    database,
    contents,
    demoTopics.map(({ id, sub, tags, title, lead }, index) => ({
      ...baseRow({
        id,
        type: contentKinds.topic.code,
        title,
        summary: lead,
        publishedAt: momentOf(now, (places[index] ?? index) * 6 + 3, 300),
        now,
        sub,
        place: index,
      }),
      covers: picturesFor(tags, 1, sequence(id)),
      layout: 'big' as const,
      commentsOpen: id !== endedTopic,
    })),
  )
  await insertAll(
    database,
    sensitiveWords,
    demoSensitiveWords.map((word) => ({ word })),
  )
}
