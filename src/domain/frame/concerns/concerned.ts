/** The kinds of things that a content may be about. */
export const thingKinds = ['suggestion', 'wish', 'activity', 'guide', 'venue'] as const
export type ThingKind = (typeof thingKinds)[number]

/**
 * The kinds that the city itself writes. What residents wrote belongs to them: search engines and feed readers are not
 * told of it, since their copies would not follow its deletion.
 */
export const cityThingKinds = ['activity', 'guide', 'venue'] as const satisfies readonly ThingKind[]
export type CityThingKind = (typeof cityThingKinds)[number]
export const isCityThing = (kind: string): kind is CityThingKind => cityThingKinds.some((each) => each === kind)

/** One thing that a content may be about. */
export interface ThingReference {
  readonly kind: ThingKind
  readonly id: string
}

/** The kinds of contents that may say what they are about. A live event is a channel. */
export const concerningKinds = [
  ...(['post', 'audio', 'album', 'video', 'short', 'gallery'] as const),
  ...(['special', 'topic', 'channel'] as const),
] as const
export type ConcerningKind = (typeof concerningKinds)[number]

/** The most things that one content names. */
export const mostThings = 8

/** How people write a thing: <kind>:<id>. */
export const thingKey = ({ kind, id }: ThingReference): string => `${kind}:${id}`

/** Reads what people wrote; null for what names no thing. */
export function thingOf(written: string): ThingReference | null {
  const [name, id = '', ...rest] = written.split(':')
  const kind = thingKinds.find((each) => each === name)
  return kind === undefined || id === '' || rest.length > 0 ? null : { kind, id }
}
