import type { Configuration } from '../../../kernel/configuration'

/**
 * The origins of our own network that a feed may lead to, by redirects and by the addresses of its media: those that the
 * office opened, where the feed itself is at one of them. A feed from anywhere else is written by strangers, who would
 * choose what is asked for in our network.
 */
export const trustedOriginsFor = (
  feedAddress: string,
  { outsideOrigins }: Pick<Configuration, 'outsideOrigins'>,
): readonly string[] => (outsideOrigins.includes(new URL(feedAddress).origin) ? outsideOrigins : [])
