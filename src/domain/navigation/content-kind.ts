/** The kinds of content and their codes on the wire (B05). */
export const contentTypes = { audio: 1, album: 2, post: 3, video: 4, special: 5, gallery: 7, collection: 15 } as const

export type ContentKind = keyof typeof contentTypes

/** The codes of all that can be liked, kept, visited, commented on and shared: those of B05, and 20 for a channel. */
export const targetTypes = { ...contentTypes, channel: 20 } as const

export type TargetKind = keyof typeof targetTypes

export const contentKinds = Object.keys(contentTypes) as readonly ContentKind[]

/** The kind of a code; null for a code that this client does not know. */
export function contentKindOfType(type: unknown): ContentKind | null {
  return contentKinds.find((kind) => contentTypes[kind] === Number(type) && type !== '' && type !== null) ?? null
}
