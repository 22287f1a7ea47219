import 'fastify'

/** What the routes of one kind may be asked for, before any of their work begins. */
interface FloodLimit {
  /** Requests a minute of one asker, as a multiple of `RATE_LIMIT`. */
  readonly pace: number
  /** Requests of one asker that may be unanswered at once. */
  readonly open: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The class of limits that the route belongs to; no route can be registered without one. */
    flood?: FloodClass
  }
}

/**
 * Every route belongs to one class, whose limit it shares with the others of its class. A page takes a few calls and may
 * show hundreds of pictures and files; whole neighbourhoods may share the one address of their carrier.
 */
export const floodClasses = {
  calls: { pace: 1, open: 64 },
  /** Codes, passwords and logins, which have limits of their own behind this one. */
  signIn: { pace: 0.1, open: 16 },
  /** A file of a hundred megabytes may be on its way for an hour. */
  uploads: { pace: 0.1, open: 32 },
  /** Openings; how many stay open is decided where they are kept. */
  streams: { pace: 1, open: Number.POSITIVE_INFINITY },
  feeds: { pace: 0.5, open: 32 },
  oEmbed: { pace: 0.5, open: 16 },
  embeds: { pace: 1, open: 64 },
  /** Pictures, sound and film, also in the sizes that are asked for. */
  media: { pace: 10, open: 600 },
  /** Files of the build. */
  files: { pace: 10, open: 600 },
  /** Pages, and addresses that nothing serves. */
  pages: { pace: 2, open: 64 },
  /** What search engines and browsers read about the site. */
  documents: { pace: 0.5, open: 32 },
  health: { pace: 1, open: 16 },
} as const satisfies Record<string, FloodLimit>

export type FloodClass = keyof typeof floodClasses

/** How many times as much the guests of one network may have together as each of them. */
export const shareOfNetwork = { pace: 20, open: 4 }

/** Options of a route that say to which class it belongs. */
export const limitedAs = (flood: FloodClass) => ({ config: { flood } })
