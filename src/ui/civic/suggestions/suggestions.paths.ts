export const suggestionsPath = '/interact'
/** The list of the member's own suggestions. */
export const mySuggestionsPath = '/interact?order=mine'
export const sendSuggestionPath = '/send-inter'
export const suggestionPath = (id: string) => `/interacts/${encodeURIComponent(id)}`
export const suggestionRecordPath = (id: string) => `${suggestionPath(id)}/record`
/** The path of the form with a department that is already chosen. */
export const sendToDepartmentPath = (id: string) => `${sendSuggestionPath}?department=${encodeURIComponent(id)}`
