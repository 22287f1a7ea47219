import 'fastify'

/** How many requests one asker may send to the routes of a class. It is checked before a route does any work. */
interface FloodLimit {
  /** The most requests a minute of one asker, as a multiple of `RATE_LIMIT`. */
  readonly pace: number
  /** The most requests of one asker that may be unanswered at once. */
  readonly open: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The class of limits that the route belongs to; no route can be registered without one. */
    flood?: FloodClass
    /** Whether a trusted proxy asks for it on its own account, in which no visitor may use up its limit. */
    isForProxy?: boolean
  }
}

/**
 * The classes of routes. All routes of a class share one limit. The limits leave room for a page that takes a few calls
 * and shows hundreds of pictures and files, and for a whole neighbourhood that shares one address of its carrier.
 */
export const floodClasses = {
  calls: { pace: 1, open: 64 },
  /** Codes, passwords and logins, which also have stricter limits of their own. */
  signIn: { pace: 0.1, open: 16 },
  /** The upload of a file of a hundred megabytes may take an hour. */
  uploads: { pace: 0.1, open: 32 },
  /** Limits only how many streams are opened; `StreamSlots` limits how many stay open. */
  streams: { pace: 1, open: Number.POSITIVE_INFINITY },
  feeds: { pace: 0.5, open: 32 },
  oEmbed: { pace: 0.5, open: 16 },
  embeds: { pace: 1, open: 64 },
  /** Pictures, sound and film, in any size. */
  media: { pace: 10, open: 600 },
  /** Files of the build. */
  files: { pace: 10, open: 600 },
  /** Pages, and addresses that nothing serves. */
  pages: { pace: 2, open: 64 },
  /** Documents about the site, for search engines and browsers. */
  documents: { pace: 0.5, open: 32 },
  /** What phones tell of the client when it is left: a few times in a visit, and by some visits alone. */
  monitoring: { pace: 0.05, open: 8 },
  health: { pace: 1, open: 16 },
} as const satisfies Record<string, FloodLimit>

export type FloodClass = keyof typeof floodClasses

/** The limits of all guests of one network together, as a multiple of the limits of one guest. */
export const shareOfNetwork = { pace: 20, open: 4 }

/** Options of a route that state its class. */
export const limitedAs = (flood: FloodClass) => ({ config: { flood } })
