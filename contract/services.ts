import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { linkSchema } from './feed'
import { id, idPath } from './fields'

const moduleShape = {
  id,
  name: z.string(),
  entries: z.array(z.object({ id, name: z.string(), summary: z.string(), icon: z.string(), link: linkSchema })),
}

export const moduleSchema = z.object(moduleShape)

export const listModules = endpoint({
  id: 'C011',
  name: 'listModules',
  method: 'GET',
  url: '/v1/platform/system/app/module',
  host: 'platform',
  summary: 'Modules of the app: groups of local services',
  isKeptOffline: true,
  answer: z.object({ items: z.array(moduleSchema) }),
})

export const getModule = endpoint({
  id: null,
  name: 'getModule',
  method: 'GET',
  url: '/v1/platform/system/app/module/:id',
  host: 'platform',
  summary: 'One module; `page_id` is the page of the builder whose cards it shows',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({ ...moduleShape, page_id: z.nullable(id) }),
  errors: [errorCodes.gone],
})
