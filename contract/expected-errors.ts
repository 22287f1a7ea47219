import { errorCodes } from './envelope'

/** The errors of an act that only some people may take, in some states: of an author, a leader, the other side of a case. */
export const actErrors = [
  errorCodes.sessionExpired,
  errorCodes.gone,
  errorCodes.notYours,
  errorCodes.stateRefuses,
] as const
/** The errors of an act that several people may try at once, where only some of them can succeed. */
export const contestedActErrors = [...actErrors, errorCodes.somebodyFirst] as const
/** The errors of naming uploaded files in a body. */
export const pictureErrors = [errorCodes.typeNotTaken, errorCodes.unavailable] as const
/** The errors of posting below something else: an entry of a topic, a post of a circle. */
export const postingErrors = [
  errorCodes.sessionExpired,
  errorCodes.phoneNeeded,
  errorCodes.gone,
  errorCodes.stateRefuses,
  ...pictureErrors,
] as const
/** The errors of writing a suggestion. */
export const suggestionWritingErrors = [
  errorCodes.sessionExpired,
  errorCodes.phoneNeeded,
  errorCodes.typeNotTaken,
  errorCodes.unavailable,
  errorCodes.stateRefuses,
] as const
