import Validator from '@adobe/structured-data-validator'
import * as z from 'zod'

const address = z.url({ protocol: /^https?$/ })
const instant = z.iso.datetime()
const duration = z.string().regex(/^PT\d+S$/)
const text = z.string().min(1)
const publisher = z.object({ '@type': z.literal('Organization'), name: text, logo: address.optional() })
const author = z.object({ '@type': z.enum(['Person', 'Organization']), name: text })
const work = { name: text, description: text, url: address, image: address, inLanguage: z.enum(['zh-CN', 'en']) }

/**
 * The properties that Google's documents on structured data require and recommend for each type
 * (https://developers.google.com/search/docs/appearance/structured-data), and those in schema.org's own examples for
 * other types.
 */
const rules: Readonly<Record<string, z.ZodType>> = {
  NewsArticle: z.object({
    headline: text.max(200),
    image: address,
    datePublished: instant,
    dateModified: instant,
    author,
    publisher,
    mainEntityOfPage: address,
  }),
  PodcastEpisode: z.object({
    ...work,
    datePublished: instant,
    duration,
    episodeNumber: z.int().positive(),
    associatedMedia: z.object({ '@type': z.literal('AudioObject'), contentUrl: address }),
    partOfSeries: z.object({ '@type': z.literal('PodcastSeries'), name: text, url: address }),
  }),
  PodcastSeries: z.object({ ...work, webFeed: address, publisher }),
  VideoObject: z.object({ ...work, thumbnailUrl: address, uploadDate: instant, duration, embedUrl: address }),
  RadioBroadcastService: z.object({ name: text, broadcastDisplayName: text, broadcaster: publisher, url: address }),
  BroadcastService: z.object({ name: text, broadcastDisplayName: text, broadcaster: publisher, url: address }),
  NewsMediaOrganization: z.object({ name: text, url: address, logo: address }),
  WebSite: z.object({ name: text, url: address }),
  CollectionPage: z.object({ name: text, url: address }),
  ImageGallery: z.object({
    ...work,
    datePublished: instant,
    associatedMedia: z.array(z.object({ '@type': z.literal('ImageObject'), contentUrl: address })).min(1),
  }),
  Event: z.object({
    name: text,
    startDate: instant,
    location: z.object({ '@type': z.literal('Place'), name: text, address: text }),
  }),
  ProfilePage: z.object({ mainEntity: z.object({ '@type': z.literal('Person'), name: text }) }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
      .min(2),
  }),
}

/** A thing of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** The schema.org things that a page contains. */
export function thingsIn(html: string): readonly Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.flatMap(([, json = '']) => {
    const document = JSON.parse(json) as { '@context': string; '@graph': readonly Thing[] }
    if (document['@context'] !== 'https://schema.org') throw new Error(`not of schema.org: ${document['@context']}`)
    return document['@graph']
  })
}

/** The faults that a validator finds in things; empty when all of them are accepted. */
export async function faultsIn(things: readonly Thing[]): Promise<readonly string[]> {
  const jsonld: Record<string, Thing[]> = {}
  for (const thing of things) (jsonld[thing['@type']] ??= []).push(structuredClone(thing))
  const issues: readonly { readonly severity: string; readonly issueMessage: string; readonly rootType: string }[] =
    await new Validator().validate({ jsonld, microdata: {}, rdfa: {} })
  return [
    ...issues
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`),
    ...things.flatMap((thing) => {
      const rule = rules[thing['@type']]
      if (rule === undefined) return [`${thing['@type']}: no rule is known`]
      const checked = rule.safeParse(thing)
      return checked.success ? [] : [`${thing['@type']}: ${z.prettifyError(checked.error)}`]
    }),
  ]
}
