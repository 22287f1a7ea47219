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

/** The documents with which the client starts, and those of the site itself. */
export const configuredDocuments = {
  site: siteSchema,
  skin: skinSchema,
  menu: z.array(footerItemSchema),
  domains: domainsSchema,
  hosts: hostsSchema,
  practice: practiceSchema,
  about: getAboutUs.answer,
  /** The names and icons of an installed client. */
  app: z.object({ short_name: z.optional(z.string()), maskable_icon: z.optional(mediaUrl) }),
}
