import { withRedirect } from '../../frame/session/session.paths'

/**
 * The path of the real name check.
 * @param redirect the path to open once the name is verified
 */
export const realNamePath = (redirect?: string) => withRedirect('/real-name', redirect)
