import * as z from 'zod/mini'
import { packetCampaignStates } from '../src/domain/civic/red-packets/red-packet'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, idPath, moment, pageOf, pageQuery } from './fields'
import { deviceMark } from './session'

export const getPacketCampaign = endpoint({
  id: null,
  name: 'getPacketCampaign',
  method: 'GET',
  url: '/v1/red_packets',
  summary: 'A campaign of red packets: the given one, else the one that is open, comes next, or was the last',
  query: z.object({ id: z.optional(id) }),
  answer: z.object({
    /** The platform's clock, by which the campaign begins and ends. */
    at: moment,
    /** The campaign; null while the site has none. */
    campaign: z.nullable(
      z.object({
        id,
        title: z.string(),
        /** Plain text of several lines. */
        rules: z.string(),
        state: z.enum(packetCampaignStates),
        begins_at: moment,
        ends_at: moment,
        tiers: z.array(
          z.object({
            /** How many of ten thousand openings win it. */
            share: count,
            /** The least and the most that it holds, in cents. */
            least: count,
            most: count,
          }),
        ),
        /** How many packets one person may open in all; null without such a limit. */
        most_openings: z.nullable(count),
      }),
    ),
  }),
  errors: [errorCodes.gone],
})

const openingSchema = z.object({
  id,
  /** The amount; 0 when it was empty. */
  cents: count,
  /** Whether the office took the amount back. */
  reversed: flag,
  at: moment,
})

const standingSchema = z.object({
  /** What I opened today, on the site's calendar. */
  today: z.nullable(openingSchema),
  /** How many packets I opened in all. */
  openings: count,
  /** The time from which I may open the next one after today's; null when there is none. */
  next_at: z.nullable(moment),
})

export const getPacketStanding = endpoint({
  id: null,
  name: 'getPacketStanding',
  method: 'GET',
  url: '/v1/red_packets/:id/standing',
  summary: 'What I opened today, and when I may open the next packet',
  access: 'session',
  path: idPath,
  answer: standingSchema,
  errors: [errorCodes.gone],
})

export const openPacket = endpoint({
  id: null,
  name: 'openPacket',
  method: 'POST',
  url: '/v1/red_packets/:id/openings',
  summary: 'Opens a packet, one for each person, phone and device a day; what it holds is in my wallet at once',
  access: 'phone',
  path: idPath,
  body: z.object({ device: deviceMark }),
  answer: standingSchema,
  errors: [errorCodes.gone, errorCodes.stateRefuses],
  idempotent: true,
})

export const listPacketOpenings = endpoint({
  id: null,
  name: 'listPacketOpenings',
  method: 'GET',
  url: '/v1/red_packets/:id/openings',
  summary: 'The packets that I opened in a campaign, newest first',
  access: 'session',
  path: idPath,
  query: pageQuery,
  answer: pageOf(openingSchema),
})

export const listPacketWinners = endpoint({
  id: null,
  name: 'listPacketWinners',
  method: 'GET',
  url: '/v1/red_packets/:id/winners',
  summary: 'Who won in a campaign, newest first, with masked nicknames',
  path: idPath,
  query: pageQuery,
  answer: pageOf(
    z.object({
      id,
      /** A masked nickname; '' for who does not want to be named, and for a closed account. */
      name: z.string(),
      cents: count,
      at: moment,
    }),
  ),
})
