const fact = /\b(?:firstView: \{[^}]*\}|indexed: false|described: true)(?:,\s*|(?=\s*\}))/g

/** Leaves out of a table of routes what only the platform reads: each page would load it for every screen. */
export const withoutPlatformFacts = (source) => source.replace(fact, '')
