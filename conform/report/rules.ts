/** What is asked of a platform, each rule with the sentence that holds when it is kept. */
export const rules = {
  envelope: 'answers {code, data, msg} as JSON, with the HTTP status of its code',
  answer: 'answers data of the shape that the contract describes',
  refusal: 'refuses only with codes that the contract names for it',
  guest: 'refuses who is not logged in with 303001',
  input: 'refuses invalid input with 400001, and names the field in data.fields',
  gone: 'refuses what does not exist with 403001',
  paging: 'gives every row once, page by page, and ends',
  stable: 'gives no row twice while rows are added',
  idempotency: 'acts once for one Idempotency-Key, and refuses to act without one',
  lifecycle: 'moves a case on by its acts, and refuses an act out of turn',
  owner: 'keeps what belongs to one member from another',
  session: 'starts and ends a session',
  cookies: 'sets only cookies with HttpOnly and SameSite, and Secure over https; a cookie alone permits no act',
  'cross-origin': 'lets no page of an unknown origin use a session, and lets the client of a known one call it',
  media: 'serves the media that it names, sound and films also by ranges',
  signatures: 'refuses an address whose signature was changed',
  uploads: 'takes an authorised file, and refuses another type, another size and a changed authorisation',
} as const
export type Rule = keyof typeof rules

/** Says how many rules do not hold. */
export const doNotHold = (count: number): string =>
  count === 1 ? 'One rule does not hold.' : `${count} rules do not hold.`
