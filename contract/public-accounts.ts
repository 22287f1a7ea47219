import * as z from 'zod/mini'
import { accountKinds } from '../src/domain/people/public-accounts/public-account'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { id, idPath, optionalUrl } from './fields'

export const getPublicAccount = endpoint({
  id: null,
  name: 'getPublicAccount',
  method: 'GET',
  url: '/v1/public_accounts/:id',
  summary: 'Whose account an id names: that of an organisation, a host or a member',
  path: idPath,
  answer: z.object({ id, kind: z.enum(accountKinds), name: z.string(), picture: optionalUrl }),
  errors: [errorCodes.gone],
})
