import type { Localised } from '../../kernel/database/schema/localised'
import type { CustomShare } from '../../kernel/contents/contents.schema'
import { demoHosts } from '../content/hosts'
import { pictureOf } from '../media'
import { bilingual } from '../text'

interface AfterPublication {
  readonly corrections?: readonly Localised[]
  readonly isUpdated?: true
  readonly share?: CustomShare
}

/** What the newsroom changed in an article after it was published; the key is the index of the article in the list. */
const steps: Readonly<Record<number, AfterPublication>> = {
  0: {
    corrections: [
      bilingual('本文初稿把征求意见的截止日写成本周四，应为本周五。', 'An earlier version of this article said that answers could be sent until Thursday. They can be sent until Friday.'),
    ],
  },
  2: { isUpdated: true },
  4: {
    share: {
      title: bilingual('一箱螺丝走七千公里，要几天？', 'How long does a box of bolts take for 7,000 km?'),
      description: bilingual('三十三天。东港四号泊位今天启用。', 'Thirty-three days. Berth four opens at Eastport today.'),
      cover: pictureOf('harbour-morning'),
    },
  },
}

/** Returns the columns of an article that were changed between its publication and now. */
export function afterPublication(index: number, publishedAt: Date, now: Date) {
  const { corrections = [], isUpdated = false, share = null } = steps[index] ?? {}
  const at = new Date(publishedAt.getTime() + (now.getTime() - publishedAt.getTime()) * 0.6)
  return {
    detail: {
      updatedAt: isUpdated ? at : null,
      corrections: corrections.map((text) => ({ at: at.toISOString(), text })),
    },
    share,
  }
}

/** The id of the host with this name; null for any other author, who has no account. */
export function hostNamed(author: Localised | undefined): string | null {
  return demoHosts.find(({ name }) => name['zh-CN'] === author?.['zh-CN'])?.id ?? null
}
