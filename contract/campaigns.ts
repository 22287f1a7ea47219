import * as z from 'zod/mini'
import { entryOrders } from '../src/domain/civic/shows/campaign'
import { shareInfoSchema } from './articles'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { id, idPath, mediaUrl, moment, pageOf, pageQueryShape } from './fields'
import { showCardSchema } from './shows'

export const campaignSchema = z.object({
  id,
  /** The topic to which its entries belong (C028). */
  topic_id: id,
  title: z.string(),
  lead: z.string(),
  pictures: z.array(mediaUrl),
  opens_at: moment,
  closes_at: moment,
  results_at: moment,
  rules: z.array(z.string()),
  prizes: z.array(z.object({ name: z.string(), text: z.string() })),
  /** The winners in the order of their prizes; there are none before the time of the results. */
  winners: z.array(
    z.object({
      prize: z.string(),
      entry_id: id,
      summary: z.string(),
      cover: showCardSchema.shape.cover,
      /** The nickname is masked for a member who does not show what they do. */
      author: personSchema,
    }),
  ),
  share: shareInfoSchema,
  /** The platform's time, by which its phases begin and end. */
  answered_at: moment,
})
export type CampaignDto = z.input<typeof campaignSchema>

export const getCampaign = endpoint({
  id: null,
  name: 'getCampaign',
  method: 'GET',
  url: '/v1/campaigns/:id',
  summary: 'A campaign for entries; id `current` for the newest one, null when there is none',
  path: idPath,
  answer: z.object({ campaign: z.nullable(campaignSchema) }),
  errors: [errorCodes.gone],
})

export const listCampaignEntries = endpoint({
  id: null,
  name: 'listCampaignEntries',
  method: 'GET',
  url: '/v1/campaigns/:id/entries',
  summary: 'The entries of a campaign that everybody sees, newest first or by likes; id `current` for the newest one',
  path: idPath,
  query: z.object({ ...pageQueryShape, order: z._default(z.enum(entryOrders), 'new') }),
  answer: pageOf(showCardSchema),
})
