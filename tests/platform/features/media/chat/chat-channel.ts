import { postChatMessage } from '../../../../../contract/chat'
import { channels } from '../../../../../platform/features/media/channels/channels.schema'
import { insertContent } from '../../../../support/content'
import type { TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': text, en: text })
let keys = 0
export const keyOf = (name: string | number) => `key-of-a-message-${name}`

/** A channel with a chat. */
export async function addChannel({ database }: TestPlatform, id: string): Promise<void> {
  await insertContent(database, { id, type: 20, listed: false, title: both(id), covers: ['cover'] })
  await database
    .insert(channels)
    .values({
      contentId: id,
      kind: 2,
      region: both('City'),
      description: both(''),
      streamUrl: '/live',
      mime: 'x/y',
      sort: 1,
    })
}

/** Writes a message into its chat. */
export const say = async (
  platform: TestPlatform,
  token: string | undefined,
  text: string,
  key = keyOf((keys += 1)),
  id = 'tv',
) =>
  await platform.call(postChatMessage, {
    path: { id },
    body: { text, key },
    headers: { 'idempotency-key': key },
    ...(token === undefined ? {} : { token }),
  })
