/** The hash in the name of the script that every document starts with; it changes with any of its code. */
export function buildOf({ scripts }: Pick<Document, 'scripts'>): string {
  const hashes = [...scripts].map(({ src }) => /\/index\.(\w+)\.js$/.exec(src)?.[1])
  return hashes.find((hash) => hash !== undefined) ?? ''
}
