import * as z from 'zod/mini'
import { getAboutUs } from '../../../../contract/about'
import { mediaUrl } from '../../../../contract/fields'
import {
  domainsSchema,
  footerItemSchema,
  hostsSchema,
  practiceSchema,
  siteSchema,
  skinSchema,
} from '../../../../contract/site'

/** The types of entries of the menu (B02). */
const mostMenuType = 11

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The documents with which the client starts, and those of the site itself. A file of the configuration is read more
 * strictly than the client reads the wire, since somebody is there to mend it.
 */
export const configuredDocuments = {
  site: z.extend(siteSchema, {
    time_zone: z.string().check(z.refine(isTimeZone, 'no time zone has this name; one is Asia/Shanghai')),
  }),
  skin: skinSchema,
  menu: z.array(
    z.extend(footerItemSchema, {
      type: z.int().check(z.minimum(1), z.maximum(mostMenuType)),
      source_type: z.int().check(z.minimum(1), z.maximum(2)),
    }),
  ),
  domains: domainsSchema,
  hosts: hostsSchema,
  practice: practiceSchema,
  about: getAboutUs.answer,
  /** The names and icons of an installed client. */
  app: z.object({ short_name: z.optional(z.string()), maskable_icon: z.optional(mediaUrl) }),
}
