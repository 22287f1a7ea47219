/**
 * The path of the real name check.
 * @param redirect the path to open once the name is verified
 */
export const realNamePath = (redirect?: string) =>
  redirect === undefined ? '/real-name' : `/real-name?redirect=${encodeURIComponent(redirect)}`
