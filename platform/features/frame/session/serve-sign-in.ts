import { serve } from '../../../kernel/http/serve-endpoint'

/** Calls for logging in have a rate limit of their own, so that guessing cannot hide among other calls. */
export const serveSignIn: typeof serve = (app, endpoint, handler) => serve(app, endpoint, handler, { flood: 'signIn' })
