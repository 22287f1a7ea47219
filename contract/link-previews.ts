import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { count, id, mediaUrl } from './fields'

export const linkPreviewSchema = z.object({
  id,
  /** The address to which the link leads after its redirects. */
  url: z.string(),
  /** The host that it leads to, which says who speaks, as a browser connects to it: with its port, in Punycode. */
  host: z.string(),
  title: z.string(),
  description: z.string(),
  /** The name of the site as the page has it; '' when it has none. */
  site: z.string(),
  /** A copy of its picture on this platform; width and height in pixels. */
  picture: z.nullable(z.object({ url: mediaUrl, width: count, height: count })),
})
export type LinkPreviewDto = z.input<typeof linkPreviewSchema>

export const previewLink = endpoint({
  id: null,
  name: 'previewLink',
  method: 'POST',
  url: '/v1/link_previews',
  summary:
    'What a page of another site says of itself. The platform reads it, so that no reader’s device asks that site; null when it cannot be read, whatever the reason',
  access: 'session',
  body: z.object({ url: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  answer: z.object({ preview: z.nullable(linkPreviewSchema) }),
})
