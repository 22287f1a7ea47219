export const registerVolunteerPath = '/register-volunteer'
/** The path of the registration that offers the way back to the address `redirect`; an empty one offers none. */
export const registerVolunteerFromPath = (redirect: string) =>
  redirect === '' ? registerVolunteerPath : `${registerVolunteerPath}?redirect=${encodeURIComponent(redirect)}`
