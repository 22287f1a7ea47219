const fact = /\b(?:firstView: \{[^}]*\}|indexed: false|described: true)(?:,\s*|(?=\s*\}))/g

/** Removes what only the platform reads from a table of routes, since each page would load it for every screen. */
export const withoutPlatformFacts = (source) => source.replace(fact, '')
