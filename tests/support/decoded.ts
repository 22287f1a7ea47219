import type * as z from 'zod/mini'
import { camelised, type Decoded } from '../../src/infrastructure/frame/http/wire-case'

/** What an adapter makes of an answer as it was sent. */
export const decoded = <S extends z.ZodMiniType>(schema: S, sent: unknown): Decoded<S> =>
  camelised(schema, schema.parse(sent))
