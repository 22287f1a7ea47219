import * as z from 'zod/mini'
import { alertSeverities } from '../src/domain/frame/alerts/alert'
import { endpoint } from './endpoint'
import { id, moment, pageOf, pageQuery } from './fields'

/** What the city tells everybody at once. Neither who wrote nor who confirmed it is ever answered. */
export const alertSchema = z.object({
  id,
  /** How bad it is, as the Common Alerting Protocol names it. */
  severity: z.enum(alertSeverities),
  title: z.string(),
  text: z.string(),
  /** The name of the part of the city that it concerns; null for all of it. */
  area: z.nullable(z.string()),
  from: moment,
  /** When it ends, or when the office ended it. */
  until: moment,
  /** Later once its words were corrected. */
  updated_at: moment,
  /** A path of this client, such as that of a guide; null without one. */
  link: z.nullable(z.string()),
})
export type AlertDto = z.input<typeof alertSchema>

export const getCurrentAlerts = endpoint({
  id: null,
  name: 'getCurrentAlerts',
  method: 'GET',
  url: '/v1/alerts/current',
  summary: 'The alerts that run, and those that begin within a day',
  answer: z.object({
    items: z.array(alertSchema),
    /** The platform's time, since the clock of a phone may be wrong. */
    at: moment,
  }),
})

export const listAlerts = endpoint({
  id: null,
  name: 'listAlerts',
  method: 'GET',
  url: '/v1/alerts',
  summary: 'The alerts that run, and those of the last 30 days, newest first',
  isKeptOffline: true,
  query: pageQuery,
  answer: pageOf(alertSchema),
})

/** The server-sent events of the alerts, by name. */
export const alertEvents = {
  /** The first event, and one whenever the office changed something: what `getCurrentAlerts` answers. */
  alerts: getCurrentAlerts.answer,
  /** Sent every 15 s, so that the connection is known to be alive. */
  alive: z.object({}),
}

/** The address of the events, with `?language=`, since a browser sends no language of our own with them. */
export const alertStreamUrl = '/v1/alerts/live'
