import * as z from 'zod/mini'
import { messageCategories } from '../src/domain/frame/messages/message'
import { endpoint } from './endpoint'
import { flag } from './fields'

const category = z.enum(messageCategories)
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1))

const settingsShape = {
  /** The categories that count as unread; that of the account always does. */
  shown: z.array(category),
  /** The categories of which my devices get notifications. */
  pushed: z.array(category),
  /** Minutes since midnight of the site's day, from when until when there are none; null for never. */
  quiet_hours: z.nullable(z.object({ from: minuteOfDay, until: minuteOfDay })),
  /** Whether a notification shows the message itself. */
  shows_text: flag,
}
export const getMessageSettings = endpoint({
  id: null,
  name: 'getMessageSettings',
  method: 'GET',
  url: '/v1/message_settings',
  summary: 'How I want to be told of messages',
  access: 'session',
  answer: z.object(settingsShape),
})
export const saveMessageSettings = endpoint({
  id: null,
  name: 'saveMessageSettings',
  method: 'PUT',
  url: '/v1/message_settings',
  summary: 'Changes how I want to be told of messages',
  access: 'session',
  body: z.object(settingsShape),
  answer: z.object(settingsShape),
})
