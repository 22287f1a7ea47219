import type { TestPlatform } from '../../../../support/platform'
import { openEvents } from '../../../../support/event-stream'

export { named } from '../../../../support/event-stream'

/** Reads the stream of a channel of a platform that listens. */
export const openStream = (platform: TestPlatform, channel: string, headers: Record<string, string> = {}) =>
  openEvents(platform, `/v1/channels/${channel}/live`, headers)
