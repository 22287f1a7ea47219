/**
 * Names of media that the office published, which everybody may see. They follow from the content, so that the same
 * file is stored once; no upload of a member has such a name.
 */
const beginning = 'p-'

export const publishedName = (digest: string, extension: string): string =>
  `${beginning}${digest.slice(0, 40)}.${extension}`

export const isPublishedName = (name: string): boolean => name.startsWith(beginning)
