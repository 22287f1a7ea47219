import * as z from 'zod/mini'
import { deviceKinds } from '../src/domain/frame/session/device'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { flag, id, idPath, moment } from './fields'

/** A device on which I am logged in. */
const device = z.object({
  id,
  /** Whether it is the one that asks. */
  current: flag,
  /** The browser and the system, such as 'Chrome' and 'Android'; null when they are unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.nullable(z.enum(deviceKinds)),
  /** Roughly where it logged in, such as a city; null when that is unknown. */
  area: z.nullable(z.string()),
  logged_in_at: moment,
  /** The last use, to the hour. */
  used_at: moment,
})
const safety = z.object({
  has_password: flag,
  /** My nickname at the messenger, '' when it gave none; null when no account of the messenger is bound. */
  messenger: z.nullable(z.string()),
  /** Every device, the present one first, then by their last use. */
  devices: z.array(device),
})

export const getSafety = endpoint({
  id: null,
  name: 'getSafety',
  method: 'GET',
  url: '/v2/consumer/safety',
  summary: 'How I can log in, and the devices on which I am logged in',
  access: 'session',
  answer: safety,
})
export const endDevice = endpoint({
  id: null,
  name: 'endDevice',
  method: 'DELETE',
  url: '/v2/consumer/devices/:id',
  summary: 'Logs one other device out; 409001 `current` for the present one, which C071 logs out',
  access: 'session',
  path: idPath,
  answer: safety,
  errors: [errorCodes.gone, errorCodes.stateRefuses],
})
export const endOtherDevices = endpoint({
  id: null,
  name: 'endOtherDevices',
  method: 'DELETE',
  url: '/v2/consumer/devices',
  summary: 'Logs all other devices out',
  access: 'session',
  answer: safety,
})
