/** A path with the address to return to, if there is one. */
export const withRedirect = (path: string, redirect?: string) =>
  redirect === undefined || redirect === '' ? path : `${path}?redirect=${encodeURIComponent(redirect)}`

export const loginPath = (redirect?: string) => withRedirect('/login', redirect)
export const bindPhonePath = (redirect?: string) => withRedirect('/phone/bind', redirect)
export const bindSuccessPath = (redirect?: string) => withRedirect('/bind-success', redirect)
export const forgetPath = (redirect?: string) => withRedirect('/forget', redirect)
/** The path to which the messenger returns. */
export const authPath = '/auth'
/** The path of the member's account of the messenger. */
export const messengerAccountPath = '/messenger'
export const messengerPhonePath = (redirect?: string) => withRedirect('/wx-bind-phone', redirect)
export const phonePath = '/phone'
export const rebindPhonePath = '/phone/rebind'
export const passwordPath = '/password'
