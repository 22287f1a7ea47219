import * as z from 'zod/mini'
import { relations } from '../src/domain/civic/wishes/helped-person-form'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, idPath, moment, pageOf, pageQuery, pageQueryShape, reachedLimit, typedPhone } from './fields'
import { wishCardSchema } from './wishes'

/** A person helped by a volunteer; only the helper who registered them can see them. */
export const helpedPersonSchema = z.object({
  id,
  name: z.string(),
  /** The person's sex: 0 not said, 1 male, 2 female. */
  sex: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  phone: z.nullable(z.string()),
  relation: z.enum(relations),
  address: z.string(),
  needs: z.string(),
  registered_at: moment,
  /** The number of wishes published for this person. */
  wishes: count,
  /** The number of these wishes that nobody has claimed. */
  open: count,
  /** The number of these wishes that were fulfilled. */
  finished: count,
  /** The number of orders for this person that nobody has taken. */
  open_orders: count,
})
export type HelpedPersonDto = z.input<typeof helpedPersonSchema>

export const listHelpedPersons = endpoint({
  id: 'C103',
  name: 'listHelpedPersons',
  method: 'GET',
  url: '/v1/consumer/helpers',
  summary: 'The people that I help, last registered first',
  access: 'session',
  query: pageQuery,
  answer: pageOf(helpedPersonSchema),
})
export const getHelperRole = endpoint({
  id: null,
  name: 'getHelperRole',
  method: 'GET',
  url: '/v1/consumer/helper_role',
  summary: 'Whether I may register people whom I help (B62), and the limit that keeps me from registering another one',
  access: 'session',
  answer: z.object({ may_register: flag, limit: reachedLimit }),
  errors: [errorCodes.sessionExpired],
})
const bodySchema = z.object({
  name: z.string().check(z.maxLength(200)),
  sex: helpedPersonSchema.shape.sex,
  /** The person's phone; '' for none. */ phone: typedPhone,
  relation: helpedPersonSchema.shape.relation,
  address: z.string().check(z.maxLength(200)),
  needs: z.string().check(z.maxLength(2000)),
  /** The person has agreed to be registered. */
  agreed: z.literal(true),
})

export const registerHelpedPerson = endpoint({
  id: 'C105',
  name: 'registerHelpedPerson',
  method: 'POST',
  url: '/v1/consumer/helper',
  summary: 'Registers a person whom I help; for an approved volunteer, or whom the office lets (B62)',
  access: 'phone',
  body: bodySchema,
  answer: z.object({ person: helpedPersonSchema }),
  errors: [errorCodes.sessionExpired, errorCodes.phoneNeeded, errorCodes.stateRefuses],
  idempotent: true,
})
export const getHelpedPerson = endpoint({
  id: null,
  name: 'getHelpedPerson',
  method: 'GET',
  url: '/v1/consumer/helper/:id',
  summary: 'One person whom I help',
  access: 'session',
  path: idPath,
  answer: z.object({ person: helpedPersonSchema }),
  errors: [errorCodes.gone],
})
export const changeHelpedPerson = endpoint({
  id: null,
  name: 'changeHelpedPerson',
  method: 'PUT',
  url: '/v1/consumer/helper/:id',
  summary: 'Corrects a person whom I help',
  access: 'phone',
  path: idPath,
  body: bodySchema,
  answer: z.object({ person: helpedPersonSchema }),
  errors: [errorCodes.sessionExpired, errorCodes.phoneNeeded, errorCodes.gone],
})
export const removeHelpedPerson = endpoint({
  id: null,
  name: 'removeHelpedPerson',
  method: 'DELETE',
  url: '/v1/consumer/helper/:id',
  summary:
    'Removes a person whom I help; wishes for them that nobody has taken yet are withdrawn, and orders cancelled',
  access: 'session',
  path: idPath,
  answer: z.object({ removed: z.literal(true) }),
  errors: [errorCodes.sessionExpired, errorCodes.gone],
})
export const listHelpRecord = endpoint({
  id: 'C125',
  name: 'listHelpRecord',
  method: 'GET',
  url: '/v1/consumer/h_records',
  summary: 'The record of help of one person: the wishes published for them, newest first',
  access: 'session',
  query: z.object({ ...pageQueryShape, helped_person_id: id }),
  answer: pageOf(wishCardSchema),
  errors: [errorCodes.gone],
})
